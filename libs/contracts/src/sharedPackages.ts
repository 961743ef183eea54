/**
 * The packages that exist once on the page. The shell provides them; remotes consume them and bundle none.
 * `additive changes only`: a name may be added here, never removed, without a new contract number.
 */
export const SHARED_PACKAGES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  'styled-components',
  '@portal/supabase',
] as const;

export type SharedPackage = (typeof SHARED_PACKAGES)[number];
