import type { FunctionHandler } from '../../../../supabase/functions/_shared/context';
import { handler as captcha } from '../../../../supabase/functions/captcha/handler';
import { handler as gemini } from '../../../../supabase/functions/gemini/handler';

/** The edge functions that the embedded back end serves, by name. Another one is another line here. */
export const handlers: Record<string, FunctionHandler> = { captcha, gemini };
