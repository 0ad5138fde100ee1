import * as z from 'zod/mini';
import { isIsoDate } from '#lib/dates.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Form } from '#ui/form/Form.tsx';
import { FormCheckbox } from '#ui/form/FormCheckbox.tsx';
import { FormCheckboxOf } from '#ui/form/FormCheckboxOf.tsx';
import { FormChoice } from '#ui/form/FormChoice.tsx';
import { FormDate } from '#ui/form/FormDate.tsx';
import { FormList } from '#ui/form/FormList.tsx';
import { FormMoney } from '#ui/form/FormMoney.tsx';
import { FormNumber } from '#ui/form/FormNumber.tsx';
import { FormPassword } from '#ui/form/FormPassword.tsx';
import { FormSelect } from '#ui/form/FormSelect.tsx';
import { FormText } from '#ui/form/FormText.tsx';
import { FormTextArea } from '#ui/form/FormTextArea.tsx';
import { tellFailure, useForm } from '#ui/form/useForm.ts';
import { Group, Part, State } from '../Shown.tsx';
import { texts } from '../texts.ts';

const needed = z.string().check(z.minLength(1, texts.wrong));
const chosen = z
  .nullable(z.union([z.number(), z.string()]))
  .check(z.refine((value) => value !== null && value !== '', texts.wrong));
const schema = z.object({
  text: needed,
  area: needed,
  password: needed,
  number: needed,
  money: z.nullable(z.number()).check(z.refine((value) => value !== null, texts.wrong)),
  day: z.string().check(z.refine(isIsoDate, texts.wrong)),
  select: z.string().check(z.minLength(1, texts.wrong)),
  kind: z.string(),
  place: chosen,
  accepted: z.boolean().check(z.refine(Boolean, texts.wrong)),
  some: z.array(z.number()),
});
type Typed = z.infer<typeof schema>;

const empty: Typed = {
  ...{ text: '', area: '', password: '', number: '', money: null, day: '', select: '', kind: '1', place: null },
  ...{ accepted: false, some: [1] },
};
const options = texts.steps.map((label, at) => ({ value: String(at + 1), label }));

/** The form kit: every field on one schema. Sent as it is, each says what it lacks. */
export function Forms() {
  const form = useForm<Typed>({ schema, values: empty });
  const refused = useForm<Pick<Typed, 'text'>>({
    schema: z.pick(schema, { text: true }),
    values: { text: texts.value },
  });
  return (
    <Group id="formularios" title={texts.groups.formularios}>
      <Part name="Form">
        <State name={texts.states.usual} wide>
          <Form form={form} className="catalogue-form" onSubmit={() => toast.success(texts.saved)}>
            <FormText form={form} name="text" label="FormText" required />
            <FormPassword form={form} name="password" label="FormPassword" required />
            <FormNumber form={form} name="number" label="FormNumber" min={1} max={12} required />
            <FormMoney form={form} name="money" label="FormMoney" required />
            <FormDate form={form} name="day" label="FormDate" required />
            <FormSelect
              form={form}
              name="select"
              label="FormSelect"
              placeholder={texts.states.none}
              options={options}
              required
            />
            <FormChoice
              form={form}
              name="kind"
              label="FormChoice"
              options={options.map((option) => ({ ...option, about: texts.sentence }))}
            />
            <FormList form={form} name="place" label="FormList" options={options} required />
            <FormTextArea form={form} name="area" label="FormTextArea" limit={100} required />
            <FormCheckbox form={form} name="accepted" label="FormCheckbox" />
            <FormCheckboxOf form={form} name="some" value={1} label="FormCheckboxOf" />
            <Button type="submit" tone="primary" icon="save">
              {texts.act}
            </Button>
          </Form>
        </State>
        <State name={texts.states.failed} wide>
          <Form form={refused} className="catalogue-form" onSubmit={() => tellFailure(refused, texts.notSaved)}>
            <FormText form={refused} name="text" label="FormText" />
            <Button type="submit" tone="primary" icon="save" busy={refused.formState.isSubmitting}>
              {texts.act}
            </Button>
          </Form>
        </State>
      </Part>
    </Group>
  );
}
