import { Notice, type NoticeProps } from './Notice';
import { useOnline } from './useOnline';

/** Shows itself while there is no network. `children` replaces the words. */
export function OfflineNotice({
  children = 'You are offline. This page catches up when you are back.',
  ...rest
}: Omit<NoticeProps, 'tone'>) {
  if (useOnline()) return null;
  return (
    <Notice tone="warning" {...rest}>
      {children}
    </Notice>
  );
}
