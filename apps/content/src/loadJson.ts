/**
 * Reads one of the site's JSON documents.
 * @throws when it is missing, cannot be reached or is no JSON.
 */
export async function loadJson(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}
