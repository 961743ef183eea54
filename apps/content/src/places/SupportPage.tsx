import { brand } from '@portal/brand';
import { TextLink } from '@portal/ui';
import { InfoPage } from '../InfoPage';

export function SupportPage() {
  return (
    <InfoPage title="Support" lead="Something does not work, or you do not know how? Here is who to ask.">
      <ul>
        <li>
          Write to <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
        </li>
        <li>
          See the <TextLink to="/contact">contact page</TextLink>
        </li>
        <li>
          Ask on <TextLink to="/discord">Discord</TextLink>
        </li>
        <li>
          Not feeling safe? Go to <TextLink to="/safety">help and safety</TextLink>
        </li>
      </ul>
    </InfoPage>
  );
}
