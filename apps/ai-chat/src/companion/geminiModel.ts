import type {
  GenerateContentResult,
  GenerateContentStreamResult,
  SingleRequestOptions,
} from '@google/generative-ai';

/** The part of the official client that is used. */
export interface GeminiModel {
  generateContent(prompt: string, options: SingleRequestOptions): Promise<GenerateContentResult>;
  generateContentStream(prompt: string, options: SingleRequestOptions): Promise<GenerateContentStreamResult>;
}

interface Endpoint {
  supabaseUrl: string;
  /** The publishable key stands where the client wants one: it identifies the project and is no secret (OP-69). */
  supabaseKey: string;
}

/** A flash model, named for the wire format's sake: the function asks the one that is configured (AI-32). */
const MODEL = 'gemini-flash-latest';

/** The code of the official client. */
export const loadClient = () => import(/* webpackChunkName: "gemini" */ '@google/generative-ai');

/** The official client, talking to our own function. Its code arrives with the first call. */
export async function geminiModel({ supabaseUrl, supabaseKey }: Endpoint): Promise<GeminiModel> {
  const { GoogleGenerativeAI } = await loadClient();
  const baseUrl = `${supabaseUrl.replace(/\/$/, '')}/functions/v1/gemini`;
  return new GoogleGenerativeAI(supabaseKey).getGenerativeModel({ model: MODEL }, { baseUrl });
}
