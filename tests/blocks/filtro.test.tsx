import { act, render, screen, waitFor } from '@testing-library/react';
import { useMemo } from 'react';
import { createMemoryRouter, Link, RouterProvider, useNavigate, useSearchParams } from 'react-router-dom';
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

/** A filter that searches with its own address, as a list does. `quitar` asks for everything, without Buscar. */
function FiltroQueBusca() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const nombre = params.get('nombre') ?? '';
  const form = useFormularioDeFiltro(
    schema,
    useMemo(() => ({ nombre }), [nombre]),
  );
  const buscar = (filtro: { nombre: string }) =>
    void navigate({ search: filtro.nombre ? `nombre=${filtro.nombre}` : '' }, { state: { filtro } });
  return (
    <FilterForm form={form} className="filtro" onSearch={buscar} after={<Link to="?nombre=EVA">Guardado</Link>}>
      <FormText form={form} name="nombre" label="Nombre" />
      <button type="button" onClick={() => buscar({ nombre: '' })}>
        Quitar filtros
      </button>
    </FilterForm>
  );
}

test('what is typed while the address of a changed search arrives stays; what another search asks for replaces it', async () => {
  let answer: () => void = () => undefined;
  const waits = () => new Promise<null>((resolve) => (answer = () => resolve(null)));
  let late = false;
  const loader = () => (late ? waits() : null);
  const router = createMemoryRouter([{ path: '*', element: <FiltroQueBusca />, loader }]);
  render(<RouterProvider router={router} />);
  const user = newUser();
  const campo = await screen.findByLabelText('Nombre');
  late = true;
  await user.type(campo, 'ANA');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await user.type(campo, 'BEL');
  answer();
  await waitFor(() => expect(router.state.location.search).toBe('?nombre=ANA'));
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  expect(campo).toHaveValue('ANABEL');
  late = false;
  await user.click(screen.getByRole('link', { name: 'Guardado' }));
  await waitFor(() => expect(campo).toHaveValue('EVA'));
  await user.type(campo, 'X');
  await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
  await waitFor(() => expect(campo).toHaveValue(''));
});

test('the menu entry of the list brings back what was asked', async () => {
  const { ir, nombre } = await escrito();
  await ir();
  expect(nombre()).toHaveValue('ANA');
});
