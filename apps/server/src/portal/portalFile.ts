import { type FileHandle, open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { contentType } from './contentType';
import type { Encoding } from './encoding';

/** An open file of the portal. Whoever asked for it closes the handle. */
export interface PortalFile {
  handle: FileHandle;
  size: number;
  etag: string;
  type: string;
  encoding: Encoding;
}

const SUFFIX: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

/** Read by the server itself; the document and the registry are sent in another form. */
const NOT_SERVED = new Set(['index.html', 'shell.json', 'remotes.json']);

/** Hidden names, separators in disguise, drive letters, and the compressed variants are no names of files here. */
const NOT_A_NAME = /^\.|[/\\:]|\.(br|gz)$/;

function filePath(root: string, segments: readonly string[]): string | undefined {
  const [first] = segments;
  if (first === undefined || (segments.length === 1 && NOT_SERVED.has(first.toLowerCase()))) return undefined;
  return segments.some((name) => name === '' || NOT_A_NAME.test(name)) ? undefined : join(root, ...segments);
}

async function modifiedAt(path: string): Promise<number | undefined> {
  try {
    const found = await stat(path);
    return found.isFile() ? found.mtimeMs : undefined;
  } catch {
    return undefined;
  }
}

/** A variant older than its source was left behind by an earlier build. */
async function bestVariant(path: string, accepted: readonly Encoding[]): Promise<Encoding | undefined> {
  const sourceAt = await modifiedAt(path);
  if (sourceAt === undefined) return undefined;
  for (const encoding of accepted) {
    if (((await modifiedAt(path + SUFFIX[encoding])) ?? Number.NEGATIVE_INFINITY) >= sourceAt)
      return encoding;
  }
  return 'identity';
}

/** Opens the file that the decoded segments of a path name, in the best encoding that is there; if there is one. */
export async function openPortalFile(
  root: string,
  segments: readonly string[],
  accepted: readonly Encoding[],
): Promise<PortalFile | undefined> {
  const path = filePath(root, segments);
  const encoding = path && (await bestVariant(path, accepted));
  if (!path || !encoding) return undefined;
  try {
    const handle = await open(path + SUFFIX[encoding]);
    const { size, mtimeMs } = await handle.stat();
    const etag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}-${encoding}"`;
    return { handle, size, etag, type: contentType(path), encoding };
  } catch {
    return undefined;
  }
}
