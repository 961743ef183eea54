import { brand } from '@portal/brand';
import { InfoPage } from '../InfoPage';

export function DonationPage() {
  return (
    <InfoPage title="Donate" lead={`Thank you for thinking of ${brand.name}.`}>
      <p>
        The site is free and stays free. The QR code for donations has not been set up on this server yet.
      </p>
    </InfoPage>
  );
}
