import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { useRequierePago } from '#blocks/pago-del-aviso/useRequierePago.ts';
import { queryClient } from '#client/query.ts';
import { tipoNovedad } from '#contract/enumerations.ts';
import { recordCalls } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { signInAs } from '#support/session.ts';

const { COTIZANTE_INGRESO_EMPRESA, COTIZANTE_CAMBIO_RAZON_SOCIAL } = tipoNovedad;

function preguntar(idTipoNovedad: number) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  return renderHook(() => useRequierePago(501, idTipoNovedad), { wrapper });
}

test.each([
  [COTIZANTE_INGRESO_EMPRESA, 'noRequiere'],
  [COTIZANTE_CAMBIO_RAZON_SOCIAL, 'requiere'],
] as const)(
  '[R-7.6-03] [E-7.4-05] [H11] the services say whether type %i is paid before it is declared: %s',
  async (tipo, said) => {
    await signInAs('empresa');
    const sent = recordCalls('/OrdenPagoVerificaRequierePago');
    const { result } = preguntar(tipo);
    expect(result.current.pago).toBe('preguntando');
    await waitFor(() => expect(result.current.pago).toBe(said));
    expect(sent).toEqual([{ IdEmpresa: 501, IdTipoNovedad: tipo, GeneradoEmpresa: true }]);
  },
);

test('[R-7.6-03] [E-7.4-05] [H11] without a type nothing is asked; a failure is told and can be asked again', async () => {
  await signInAs('empresa');
  const sent = recordCalls('/OrdenPagoVerificaRequierePago');
  expect(preguntar(0).result.current.pago).toBe('sinTipo');
  expect(sent).toEqual([]);
  server.use(http.post('*/OrdenPagoVerificaRequierePago', () => new HttpResponse('', { status: 500 }), { once: true }));
  const { result } = preguntar(COTIZANTE_INGRESO_EMPRESA);
  await waitFor(() => expect(result.current.pago).toBe('noSeSabe'));
  result.current.reintentar();
  await waitFor(() => expect(result.current.pago).toBe('noRequiere'));
});
