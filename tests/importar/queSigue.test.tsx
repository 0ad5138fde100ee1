import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { QueSigue } from '#features/importar/enviar/QueSigue.tsx';

const nada = () => undefined;

test.each([
  ['creada', []],
  ['incompleta', ['Crear orden de pago']],
] as const)('[R8] the payment order that is %s can be opened, and offers %j', (fase, botones) => {
  const orden = { fase, texto: 'Se agregó 1 aviso a la orden de pago 9.', abrir: { to: '/', remember: nada } };
  const actos = { declarar: nada, crearOrden: nada, terminar: nada };
  const declaracion = { fase: 'nada', hechas: 0, total: 0, lineas: [] } as const;
  render(
    <MemoryRouter>
      <QueSigue {...{ registradas: 2, faltan: 0, porPagar: 2, listas: [], declaracion, orden, actos }} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Ir a la orden de pago' })).toBeVisible();
  const ofrecidos = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(ofrecidos.filter((texto) => texto !== 'Terminar y borrar')).toEqual(botones);
});
