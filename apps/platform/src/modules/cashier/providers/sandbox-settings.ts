/** Where Sandbox Bank is, and what it shares with us. */
export interface SandboxSettings {
  readonly gatewayUrl: string;
  readonly secret: string;
  /** Where the gateway calls back. */
  readonly callbackUrl: string;
}
