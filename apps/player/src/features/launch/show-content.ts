/**
 * Shows a vendor's HTML in a named frame or window, through the server, which returns it as a page
 * with an opaque origin: inside this page it would fall under this page's policy, under which no
 * vendor's page runs.
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
