import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { FilterForm, useFormularioDeFiltro } from '#blocks/formulario/FilterForm.tsx';
import { newUser } from '#support/user.ts';
import { FormText } from '#ui/form/FormText.tsx';

const schema = z.object({ nombre: z.string() });
const asked = { nombre: 'ANA' };

function Filtro() {
  const form = useFormularioDeFiltro(schema, asked);
  return (
    <FilterForm form={form} className="filtro" onSearch={() => {}}>
      <FormText form={form} name="nombre" label="Nombre" />
    </FilterForm>
  );
}

async function escrito() {
  const router = createMemoryRouter([{ path: '*', element: <Filtro /> }]);
  render(<RouterProvider router={router} />);
  await newUser().type(screen.getByLabelText('Nombre'), 'BEL');
  const ir = (state?: object) => act(() => router.navigate('/', { state }));
  return { ir, nombre: () => screen.getByLabelText('Nombre') };
}

test.each([
  ['Buscar', { filtro: asked }],
  ['another page of the results', { vista: true }],
])('what is typed while the address of %s arrives stays', async (_, state) => {
  const { ir, nombre } = await escrito();
  await ir(state);
  expect(nombre()).toHaveValue('ANABEL');
});

test('the menu entry of the list brings back what was asked', async () => {
  const { ir, nombre } = await escrito();
  await ir();
  expect(nombre()).toHaveValue('ANA');
});
