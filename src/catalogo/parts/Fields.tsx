import { addDays, today } from '#lib/dates.ts';
import { fill } from '#lib/texts.ts';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { ListField } from '#ui/fields/ListField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { PasswordField } from '#ui/fields/PasswordField.tsx';
import { ReadOnlyField } from '#ui/fields/ReadOnlyField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Group, Held, Part, State } from '../Shown.tsx';
import { texts } from '../texts.ts';

const { states } = texts;
const few = texts.steps.map((label, at) => ({ value: at + 1, label }));
const many = Array.from({ length: 5000 }, (_, at) => ({ value: at + 1, label: fill(texts.placeOf, { n: at + 1 }) }));

/** The states every field has, as its props. */
const usual = [
  { name: states.empty, props: {} },
  { name: states.required, props: { required: true, hint: texts.hint } },
  { name: states.wrong, props: { required: true, error: texts.wrong } },
  { name: states.disabled, props: { disabled: true } },
] as const;

function Texts() {
  return (
    <>
      <Part name="TextField">
        {usual.map(({ name, props }) => (
          <State key={name} name={name}>
            <TextField label={texts.label} {...props} />
          </State>
        ))}
        <State name={states.long}>
          <TextField label={texts.label} defaultValue={texts.long} upper />
        </State>
        <State name={states.readOnly}>
          <TextField label={texts.label} defaultValue={texts.value} readOnly />
        </State>
      </Part>
      <Part name="TextAreaField">
        {usual.map(({ name, props }) => (
          <State key={name} name={name}>
            <TextAreaField label={texts.label} limit={100} {...props} />
          </State>
        ))}
      </Part>
      <Part name="PasswordField">
        {usual.slice(0, 3).map(({ name, props }) => (
          <State key={name} name={name}>
            <PasswordField label={texts.label} {...props} />
          </State>
        ))}
      </Part>
      <Part name="ReadOnlyField">
        <State name={states.filled}>
          <ReadOnlyField label={texts.label} value={texts.value} copy={texts.value} />
        </State>
        <State name={states.long}>
          <ReadOnlyField label={texts.label} value={texts.long} />
        </State>
        <State name={states.empty}>
          <ReadOnlyField label={texts.label} value="" />
        </State>
      </Part>
    </>
  );
}

function Figures() {
  return (
    <>
      <Part name="NumberField">
        {usual.map(({ name, props }) => (
          <State key={name} name={name}>
            <Held start="">
              {(value, onChange) => (
                <NumberField label={texts.label} name="number" min={1} max={12} {...{ value, onChange }} {...props} />
              )}
            </Held>
          </State>
        ))}
      </Part>
      <Part name="MoneyField">
        {usual.map(({ name, props }) => (
          <State key={name} name={name}>
            <Held<number | null> start={name === states.empty ? null : 3_250_000.5}>
              {(value, onChange) => (
                <MoneyField label={texts.amount} name="money" {...{ value, onChange }} {...props} />
              )}
            </Held>
          </State>
        ))}
      </Part>
      <Part name="DateField">
        {usual.map(({ name, props }) => (
          <State key={name} name={name}>
            <Held start="">
              {(value, onChange) => <DateField label={texts.day} name="day" {...{ value, onChange }} {...props} />}
            </Held>
          </State>
        ))}
        <State name={states.range}>
          <Held start={today()}>
            {(value, onChange) => (
              <DateField
                label={texts.day}
                name="day"
                min={addDays(today(), -10)}
                max={addDays(today(), 10)}
                {...{ value, onChange }}
              />
            )}
          </Held>
        </State>
        <State name={states.picked}>
          <Held start={today()}>
            {(value, onChange) => <DateField label={texts.day} name="day" picked {...{ value, onChange }} />}
          </Held>
        </State>
      </Part>
    </>
  );
}

function Choices() {
  return (
    <>
      <Part name="SelectField">
        {usual.map(({ name, props }) => (
          <State key={name} name={name}>
            <SelectField label={texts.label} options={few} placeholder={states.none} {...props} />
          </State>
        ))}
      </Part>
      <Part name="ListField">
        {usual.map(({ name, props }) => (
          <State key={name} name={name}>
            <Held<number | string | null> start={null}>
              {(value, onChange) => (
                <ListField label={texts.place} name="place" options={few} {...{ value, onChange }} {...props} />
              )}
            </Held>
          </State>
        ))}
        <State name={states.many}>
          <Held<number | string | null> start={2500}>
            {(value, onChange) => (
              <ListField label={texts.place} name="place" options={many} clearable {...{ value, onChange }} />
            )}
          </Held>
        </State>
        <State name={states.loading}>
          <ListField label={texts.place} name="place" options={[]} value={null} onChange={() => undefined} loading />
        </State>
      </Part>
      <Part name="CheckboxField">
        <State name={states.usual}>
          <CheckboxField label={texts.accepted} />
        </State>
        <State name={states.wrong}>
          <CheckboxField label={texts.accepted} error={texts.wrong} />
        </State>
        <State name={states.disabled}>
          <CheckboxField label={texts.accepted} disabled defaultChecked />
        </State>
      </Part>
    </>
  );
}

/** Every field outside a form, in its states. */
export function Fields() {
  return (
    <Group id="campos" title={texts.groups.campos}>
      <Texts />
      <Figures />
      <Choices />
    </Group>
  );
}
