/**
 * Shows HTML that a vendor answers instead of an address, in the frame or window of a name. By way of the server, which gives it back as a page that is nobody's origin: put
 * into this page it would be held to this page's policy, under which no vendor's page runs.
 */
export function showContent(content: string, target: string): void {
  const form = document.createElement("form");
  form.method = "post";
  form.enctype = "multipart/form-data";
  form.action = "/api/v1/launch-content";
  form.target = target;
  form.hidden = true;
  const field = document.createElement("textarea");
  field.name = "content";
  field.value = content;
  form.append(field);
  document.body.append(form);
  form.submit();
  form.remove();
}
