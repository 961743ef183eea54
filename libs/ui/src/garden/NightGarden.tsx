export function NightGarden() {
  return null;
}
