import { Choice, Field } from "../../../shared/forms/controls.tsx";
import { Panel } from "../../../shared/layout/page.tsx";
import { AddressList } from "./address-list.tsx";
import { ResourcesPreview } from "./resources-preview.tsx";
import { Rows } from "./rows.tsx";
import type { PartProps, Settings } from "../settings.ts";

/** The kinds the site has a place for. */
const KINDS = [
  "ANDROID",
  "MOBILECONFIG",
  "AFFILIATELINK",
  "FACEBOOK",
  "TELEGRAM",
  "YOUTUBE",
  "INSTAGRAM",
  "WHATSAPP",
  "LINE",
  "USDJUMP",
  "CHATROOM",
] as const;

type Resource = Settings["resources"]["list"][number];
type Service = Settings["resources"]["customerService"][number];
type ErrorAt = PartProps<"resources">["errorAt"];

const NEW_LINK: Resource = { resourceType: "FACEBOOK", url: "", labelNameEn: "", qrCodeUrl: "" };
const NEW_SERVICE: Service = { csType: "LIVECHAT", path: "" };

/** Links, customer service, analytics and servers the site uses. */
export function ResourcesPart({ value, change, errorAt, dropped }: PartProps<"resources">) {
  return (
    <>
      {dropped.length > 0 && <Dropped addresses={dropped} />}
      <Panel title="Links">
        <p className="text-soft">
          Downloads and the brand's pages elsewhere. MOBILECONFIG is the one for iPhones.
        </p>
        <Rows
          rows={value.list}
          most={40}
          fresh={NEW_LINK}
          noun="link"
          onChange={(list) => change({ list })}
          row={(row, set, at) => (
            <Link row={row} set={set} errorAt={(part) => errorAt("list", at, part)} />
          )}
        />
      </Panel>
      <ResourcesPreview list={value.list} />
      <Panel title="Customer service">
        <p className="text-soft">
          Opens in a small window. VIP is for high-ranking players, live chat for everyone else.
        </p>
        <Rows
          rows={value.customerService}
          most={10}
          fresh={NEW_SERVICE}
          noun="entry"
          onChange={(customerService) => change({ customerService })}
          row={(row, set, at) => (
            <ServiceRow
              row={row}
              set={set}
              errorAt={() => errorAt("customerService", at, "path")}
            />
          )}
        />
      </Panel>
      <Panel title="Analytics and servers">
        <Servers value={value} change={change} errorAt={errorAt} />
      </Panel>
    </>
  );
}

const FIELD_NAMES: Readonly<Record<PartProps<"resources">["dropped"][number]["field"], string>> = {
  imageCDNs: "Image servers",
  launchGameCDNs: "Game launch servers",
  domains: "Other addresses of the site",
  qrCodeUrl: "QR picture of a link",
};

/** Stored addresses the site does not use. Saving the section removes them. */
function Dropped({ addresses }: { addresses: PartProps<"resources">["dropped"] }) {
  return (
    <section role="status" className="grid gap-2 rounded-xl border border-coral bg-raised p-4">
      <h2 className="font-bold">The site does not use these addresses</h2>
      <p className="text-soft">
        They are stored but would break the site's pages. Enter them correctly below: the next
        change you save here removes them.
      </p>
      <ul className="grid list-disc gap-1 ps-5">
        {addresses.map(({ field, address, why }) => (
          <li key={`${field} ${address}`}>
            {FIELD_NAMES[field]}: <code className="break-all">{address}</code> {why}.
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RowProps<Row> {
  readonly row: Row;
  readonly set: (row: Row) => void;
  readonly errorAt: (part: string) => string | undefined;
}

function Link({ row, set, errorAt }: RowProps<Resource>) {
  const kinds = (KINDS as readonly string[]).includes(row.resourceType)
    ? KINDS
    : [...KINDS, row.resourceType];
  return (
    <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-[10rem_1fr_1fr_1fr]">
      <Choice
        label="Kind"
        value={row.resourceType}
        onChange={({ target }) => set({ ...row, resourceType: target.value })}
      >
        {kinds.map((kind) => (
          <option key={kind}>{kind}</option>
        ))}
      </Choice>
      <Field
        label="Label"
        value={row.labelNameEn}
        maxLength={500}
        onChange={({ target }) => set({ ...row, labelNameEn: target.value })}
        error={errorAt("labelNameEn")}
      />
      <Field
        label="Address"
        type="url"
        value={row.url}
        placeholder="https://"
        onChange={({ target }) => set({ ...row, url: target.value })}
        error={errorAt("url")}
      />
      <Field
        label="QR picture, if it has its own"
        type="url"
        value={row.qrCodeUrl}
        placeholder="https://"
        onChange={({ target }) => set({ ...row, qrCodeUrl: target.value })}
        error={errorAt("qrCodeUrl")}
      />
    </div>
  );
}

function ServiceRow({ row, set, errorAt }: RowProps<Service>) {
  return (
    <div className="grid gap-3 sm:grid-cols-[10rem_1fr]">
      <Choice
        label="For"
        value={row.csType}
        onChange={({ target }) =>
          set({ ...row, csType: target.value === "VIP" ? "VIP" : "LIVECHAT" })
        }
      >
        <option value="LIVECHAT">Live chat</option>
        <option value="VIP">VIP</option>
      </Choice>
      <Field
        label="Address"
        type="url"
        required
        value={row.path}
        placeholder="https://"
        onChange={({ target }) => set({ ...row, path: target.value })}
        error={errorAt("path")}
      />
    </div>
  );
}

function Servers({
  value,
  change,
  errorAt,
}: {
  value: Settings["resources"];
  change: PartProps<"resources">["change"];
  errorAt: ErrorAt;
}) {
  return (
    <div className="grid gap-3 xl:grid-cols-2">
      <Field
        label="Google tag"
        value={value.gtagId}
        placeholder="G-ABC12345"
        pattern="[A-Z]{1,4}-[A-Z0-9]{4,20}"
        title="Capital letters, a dash, then letters and digits"
        onChange={({ target }) => change({ gtagId: target.value.trim() })}
        error={errorAt("gtagId")}
        hint="Leave empty for none. It loads only for visitors who agreed."
      />
      <AddressList
        label="Image servers"
        addresses={value.imageCDNs}
        onChange={(imageCDNs) => change({ imageCDNs })}
        errorAt={(at) => errorAt("imageCDNs", at)}
      />
      <AddressList
        label="Game launch servers"
        addresses={value.launchGameCDNs}
        onChange={(launchGameCDNs) => change({ launchGameCDNs })}
        errorAt={(at) => errorAt("launchGameCDNs", at)}
      />
      <AddressList
        label="Other addresses of the site"
        addresses={value.domains}
        onChange={(domains) => change({ domains })}
        errorAt={(at) => errorAt("domains", at)}
      />
    </div>
  );
}
