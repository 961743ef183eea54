import { brand } from '@portal/brand';

/** React hoists the element into the head, and takes it out again with the page. */
export function DocumentTitle({ children }: { children: string }) {
  return <title>{`${children} · ${brand.name}`}</title>;
}
