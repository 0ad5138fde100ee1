import { fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { newUser } from '#support/user.ts';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';

function input(name: string): HTMLInputElement {
  const found = screen.getByRole('textbox', { name });
  if (!(found instanceof HTMLInputElement)) throw new Error(`${name} is no input`);
  return found;
}

test('[E-5.2-10] raises the value while typing in the middle of a word, and leaves the caret there', async () => {
  const onChange = vi.fn();
  const user = newUser();
  render(<TextField label="Cargo" upper defaultValue="CAERO" onChange={(event) => onChange(event.target.value)} />);
  const cargo = input('Cargo');
  await user.click(cargo);
  cargo.setSelectionRange(2, 2);
  await user.keyboard('j');
  expect(cargo).toHaveValue('CAJERO');
  expect(cargo.selectionStart).toBe(3);
  await user.keyboard('a');
  expect(cargo).toHaveValue('CAJAERO');
  expect(onChange).toHaveBeenLastCalledWith('CAJAERO');
});

test('[E-5.2-10] a value that came in lower case is drawn in upper case, also where it is only read', () => {
  render(
    <>
      <TextField label="Zona" upper readOnly defaultValue="alto seguencoma" />
      <TextAreaField label="Observación" upper defaultValue="con su equipo" />
      <TextField label="Correo electrónico" defaultValue="rosa@ejemplo.bo" />
    </>,
  );
  const field = (name: string) => screen.getByRole('textbox', { name });
  for (const name of ['Zona', 'Observación']) expect(field(name)).toHaveClass('control-upper');
  expect(field('Correo electrónico')).not.toHaveClass('control-upper');
});

test('[E-5.2-10] lets an accent being composed finish before raising it', () => {
  const onChange = vi.fn();
  render(<TextField label="Nombre" upper defaultValue="JOS" onChange={(event) => onChange(event.target.value)} />);
  const nombre = input('Nombre');
  fireEvent.compositionStart(nombre);
  fireEvent(nombre, withValue(nombre, 'JOS´'));
  expect(nombre).toHaveValue('JOS´');
  fireEvent(nombre, withValue(nombre, 'JOSé'));
  expect(nombre).toHaveValue('JOSé');
  fireEvent.compositionEnd(nombre);
  expect(nombre).toHaveValue('JOSÉ');
  expect(onChange).toHaveBeenLastCalledWith('JOSÉ');
});

/** What a browser does during text composition: it writes the value, and marks the event. */
function withValue(element: HTMLInputElement, value: string): Event {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value);
  return new InputEvent('input', { bubbles: true, isComposing: true });
}

function CargoForm({ onSent }: { onSent: (cargo: string) => void }) {
  const form = useForm({ defaultValues: { cargo: '' } });
  return (
    <form onSubmit={form.handleSubmit(({ cargo }) => onSent(cargo))}>
      <TextField label="Cargo" upper {...form.register('cargo')} />
      <button type="submit">Grabar</button>
    </form>
  );
}

test('[E-5.2-10] a registered field hands its raised value to the form', async () => {
  const sent = vi.fn();
  const user = newUser();
  render(<CargoForm onSent={sent} />);
  await user.type(input('Cargo'), 'cajera');
  await user.click(screen.getByRole('button', { name: 'Grabar' }));
  expect(sent).toHaveBeenCalledWith('CAJERA');
});

test('error, hint and obligation belong to the field; the star is for eyes only', () => {
  render(<TextField label="Cargo" required hint="Como en el contrato" error="Cargo, no tiene información." />);
  const cargo = input('Cargo');
  expect(cargo).toBeInvalid();
  expect(cargo).toBeRequired();
  expect(cargo).toHaveAccessibleDescription('Cargo, no tiene información. Como en el contrato');
});

test('a long text may be typed beyond its limit, and the field says by how much', async () => {
  const user = newUser();
  render(<TextAreaField label="Observación" limit={5} />);
  expect(screen.getByText('Le quedan 5 caracteres.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Observación' }), 'sietes.');
  expect(screen.getByRole('textbox', { name: 'Observación' })).toHaveValue('sietes.');
  expect(screen.getByText('Hay 2 caracteres de más.', { selector: '.field-count' })).toBeVisible();
});

function NotaForm() {
  const form = useForm({ defaultValues: { nota: 'abc' } });
  return <TextAreaField label="Observación" limit={5} {...form.register('nota')} />;
}

test('the count begins with the text the form brings', () => {
  render(<NotaForm />);
  expect(screen.getByText('Le quedan 2 caracteres.')).toBeVisible();
});
