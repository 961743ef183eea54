/** What the page asks for, read from the address alone. */
export interface Call {
  method: 'generateContent' | 'streamGenerateContent';
  /** Server-sent events; otherwise one JSON document. */
  sse: boolean;
}

const PATH = /\/gemini\/v1beta\/models\/[\w.-]+:(generateContent|streamGenerateContent)$/;

/** The call of AI-32. The model in the path is the page's guess: the configured one answers. */
export function callOf(address: string): Call | undefined {
  const { pathname, searchParams } = new URL(address);
  const method = PATH.exec(pathname)?.[1] as Call['method'] | undefined;
  if (!method) return undefined;
  return { method, sse: method === 'streamGenerateContent' && searchParams.get('alt') === 'sse' };
}
