import {
  Button,
  ButtonLink,
  type ButtonVariant,
  Cluster,
  CopyButton,
  Glyph,
  IconButton,
  TextLink,
} from '../../src/index';
import { Specimen } from './Specimen';

const variants: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];

export function Actions() {
  return (
    <Specimen title="Actions">
      <Cluster>
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </Cluster>
      <Cluster>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {variant}
          </Button>
        ))}
      </Cluster>
      <Cluster>
        <Button busy>Processing...</Button>
        <Button variant="secondary" busy>
          Submitting...
        </Button>
        <ButtonLink to="/AI">Start Chatting</ButtonLink>
        <ButtonLink href="https://example.com" target="_blank" variant="secondary">
          Join Now
        </ButtonLink>
        <CopyButton text="play.example.com:25500">Copy IP</CopyButton>
      </Cluster>
      <Cluster>
        <IconButton label="Close">
          <Glyph name="close" />
        </IconButton>
        <IconButton label="Info" variant="secondary">
          <Glyph name="info" />
        </IconButton>
        <IconButton label="Done" variant="primary">
          <Glyph name="check" />
        </IconButton>
        <IconButton label="Unavailable" disabled>
          <Glyph name="shield" />
        </IconButton>
        <TextLink to="/articles">A link in the text</TextLink>
      </Cluster>
    </Specimen>
  );
}
