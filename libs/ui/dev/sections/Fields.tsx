import { Field, Grid, Select, Stack, Switch } from '../../src/index';
import { Specimen } from './Specimen';

export function Fields() {
  return (
    <Specimen title="Fields">
      <Grid min="18rem">
        <Field label="Long URL" type="url" placeholder="https://" required />
        <Field label="Custom Slug" hint="Optional. Letters, numbers, - and _." defaultValue="night-garden" />
        <Field label="E-mail" readOnly value="mira@example.com" />
        <Field label="Known as" error="All fields and links are required!" defaultValue=" " />
        <Field label="Closed for now" disabled placeholder="You cannot send messages at this time" />
        <Select label="Level" defaultValue="normal">
          <option value="easy">Easy</option>
          <option value="normal">Normal</option>
          <option value="hard">Hard</option>
        </Select>
        <Field multiline label="Question" placeholder="What is on your mind?" />
        <Field
          multiline
          label="A longer one"
          defaultValue={'It grows with its text.\nLine by line.\nUp to a point.\nThen it scrolls.'}
        />
        <Stack gap={1}>
          <Switch label="Remind me" defaultChecked />
          <Switch label="Sound" />
          <Switch label="Not now" disabled />
        </Stack>
      </Grid>
    </Specimen>
  );
}
