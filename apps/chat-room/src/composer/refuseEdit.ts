/** Puts a textarea back to `former` after an edit to its value was refused, with the caret where it was. */
export function refuseEdit(area: HTMLTextAreaElement, former: string): void {
  const caret = Math.max(0, area.selectionEnd - (area.value.length - former.length));
  area.value = former;
  area.setSelectionRange(caret, caret);
}
