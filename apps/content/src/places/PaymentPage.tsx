import { InfoPage } from '../InfoPage';

export function PaymentPage() {
  return (
    <InfoPage title="Payment" lead="To pay, scan the QRIS code.">
      <p>The QRIS code has not been set up on this server yet, so nothing can be paid here.</p>
    </InfoPage>
  );
}
