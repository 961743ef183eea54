import { Page, TextLink } from '@portal/ui';
import { HomeLink } from '../HomeLink';

/** No short link exists before the shortener opens, so every one is unknown. */
export function ShortLinkPage() {
  return (
    <Page
      title="URL Shortlink Not Found or Has Been Deleted"
      lead={
        <>
          Please check the link or <TextLink to="/Shortener">create your own shortlink.</TextLink>
        </>
      }
      align="center"
    >
      <HomeLink />
    </Page>
  );
}
