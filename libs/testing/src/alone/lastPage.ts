const KEY = 'portal-dev-last-page';

/** The page of a remote that this tab has shown last. */
export const lastPage = {
  get: () => sessionStorage.getItem(KEY) ?? '/',
  set: (address: string) => sessionStorage.setItem(KEY, address),
};
