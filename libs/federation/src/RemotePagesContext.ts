import { createContext, useContext } from 'react';
import type { RemotePages } from './remotePages';

const Context = createContext<RemotePages | undefined>(undefined);

export const RemotePagesProvider = Context.Provider;

export function useRemotePages(): RemotePages {
  const pages = useContext(Context);
  if (!pages) throw new Error('RemoteView needs a RemotePagesProvider around it');
  return pages;
}
