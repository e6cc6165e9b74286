export { Icon, Line, type IconName } from "@perya/ui/icon";
