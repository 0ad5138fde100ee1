import { act, getConfig, render, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect, vi } from 'vitest';
import '#app/familias.ts';
import { usePreguntaAlMover } from '#blocks/cerrar/useGuardia.ts';
import { BarraDeDecisiones } from '#engine/decide/BarraDeDecisiones.tsx';
import { SinEnviar } from '#engine/decide/SinEnviar.tsx';
import { tipoDeFila } from '#engine/family/familias.ts';
import type { Decision } from '#engine/queue/decision.ts';
import { conCandados } from '#support/candados.ts';
import { fixDate } from '#support/clock.ts';
import { server, theSandbox } from '#support/services.ts';
import { signInAs } from '#support/session.ts';
import { atTestEnd } from '#support/testEnd.ts';
import { DialogHost } from '#ui/dialogs/DialogHost.tsx';
import { ToastRegion } from '#ui/feedback/ToastRegion.tsx';

const turno = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Waits until the check passes. The clock stands still: only answers of the services arrive meanwhile. */
export async function llega(check: () => void): Promise<void> {
  const start = performance.now();
  for (;;) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(0);
      await turno();
    });
    try {
      return check();
    } catch (error) {
      if (performance.now() - start > getConfig().asyncUtilTimeout) throw error;
    }
  }
}

/** Moves the clock by seconds. */
export const pasar = (segundos: number) => act(() => vi.advanceTimersByTimeAsync(segundos * 1000));

/** Presses a button. The library's user waits for timers, which stand still here. */
export const pulsar = (element: HTMLElement | undefined) => act(async () => element?.click());

/** Lets everything that is on its way arrive, while the clock stands still. */
export async function calma(): Promise<void> {
  for (let n = 0; n < 40; n += 1)
    await act(async () => {
      await vi.advanceTimersByTimeAsync(0);
      await turno();
    });
}

/** The desk's part under test: bar and list of what was not sent, in a router with another screen. */
function Mesa({ alDeshacer }: { readonly alDeshacer: (decision: Decision) => void }) {
  return (
    <>
      <SinEnviar />
      <BarraDeDecisiones alDeshacer={alDeshacer} />
    </>
  );
}

function Marco() {
  usePreguntaAlMover();
  return <Outlet />;
}

/** Draws the desk's part. `deshechas`: what was taken back with the bar. */
export function abrirMesa() {
  const deshechas: Decision[] = [];
  const router = createMemoryRouter(
    [
      {
        element: <Marco />,
        children: [
          { path: '/mesa', element: <Mesa alDeshacer={(one) => void deshechas.push(one)} /> },
          { path: '/otra', element: <h1>Otra</h1> },
        ],
      },
    ],
    { initialEntries: ['/mesa'] },
  );
  atTestEnd(() => router.dispose());
  const view = render(
    <>
      <RouterProvider router={router} />
      <DialogHost />
      <ToastRegion />
    </>,
  );
  return { ...view, router, deshechas };
}

/** A member of the staff before the desk, with the declared notices of the sandbox and a clock that only tests move. */
export async function preparar() {
  // A test before this one may have let its page go.
  window.dispatchEvent(new Event('pageshow'));
  const candados = conCandados();
  const { db } = await theSandbox();
  await signInAs('personal');
  const { estadosDeTipo } = await import('#sandbox/rules/catalogo.ts');
  const { filaDe } = await import('#sandbox/rules/novedadLista.ts');
  const estado = (id: number) => {
    const kept = db.novedades.get(id);
    return estadosDeTipo(db, kept?.IdTipoNovedad ?? 0).find((e) => e.IdEstadoProceso === kept?.IdEstadoProceso)?.estado;
  };
  const { pasarA: mover } = await import('#sandbox/rules/states.ts');
  /** Somebody else changes the state of a notice. */
  const pasarA = (id: number, a: 'aceptado' | 'observado' | 'anulado') => {
    const kept = db.novedades.get(id);
    if (kept) mover(db, kept, a);
  };
  const filas = db.novedades
    .all()
    .filter((n) => n.IdRegional === 1 && estado(n.IdPersonaNovedad) === 'declarado')
    .map((n) => filaDe(db, n));
  const decision = (at: number, que: Decision['que'] = 'aceptar', texto = ''): Decision => {
    const fila = filas[at];
    if (!fila) throw new Error(`The seed has no declared notice ${at}`);
    const { IdPersonaNovedad, NombreCompleto, FechaDeclaracion } = fila;
    const version = db.novedades.get(IdPersonaNovedad)?.Version;
    return {
      idPersonaNovedad: IdPersonaNovedad,
      idTipo: tipoDeFila(fila),
      nombre: NombreCompleto,
      que,
      texto,
      visto: { version, fechaDeclaracion: FechaDeclaracion, huella: '' },
    };
  };
  /** The writes that the services got, in order: what, and of which notice. */
  const escrituras: { readonly que: string; readonly id: number; readonly body: Record<string, unknown> }[] = [];
  server.use(
    http.post(/\/(Acepta\w*|ModificarEstado)$/, async ({ request }) => {
      const body = (await request.clone().json()) as Record<string, unknown>;
      const inner = body.SegurosPersonasNovedad as Record<string, unknown> | undefined;
      const que = new URL(request.url).pathname.split('/').at(-1) ?? '';
      escrituras.push({ que, id: Number(inner?.IdPersonaNovedad ?? body.IdPersonaNovedad), body });
      return undefined;
    }),
  );
  fixDate('setTimeout', 'clearTimeout');
  return { candados, db, filas, decision, estado, pasarA, escrituras };
}

/** The bar, as people find it. */
export const barra = () => screen.queryByRole('region', { name: 'Decisiones por enviar' });
export const enBarra = () => {
  const bar = barra();
  expect(bar).not.toBeNull();
  return within(bar as HTMLElement);
};

/** The keys of the journal in this browser. */
export const enDiario = () => Object.keys(localStorage).filter((key) => key.startsWith('decisiones:'));

/** The writes reach the services, and their answers get lost: no connection, or a gateway that gave up. */
export function sinRespuesta(status: 0 | 504, llega = true): void {
  server.use(
    http.post(/\/(Acepta\w*|ModificarEstado)$/, async ({ request }) => {
      const { app } = await theSandbox();
      if (llega) await app.fetch(request.clone());
      return status === 0 ? HttpResponse.error() : new HttpResponse('', { status });
    }),
  );
}

/** The services refuse the writes with these words. */
export function rechaza(Descripcion: string): void {
  const Mensaje = { IdMensaje: '', Descripcion, TipoMensaje: 'warning', TieneMensaje: true };
  server.use(http.post(/\/(Acepta\w*|ModificarEstado)$/, () => HttpResponse.json({ ok: false, Datos: null, Mensaje })));
}

/** What the screen reader says at once. */
export const urgente = () =>
  [...document.querySelectorAll('[aria-live="assertive"]')].map((one) => one.textContent).join('');

/** Answers the open question. */
export async function responder(name: 'Aceptar' | 'Cancelar' | string, pregunta: RegExp) {
  await llega(() => expect(screen.getByRole('alertdialog')).toHaveTextContent(pregunta));
  await pulsar(within(screen.getByRole('alertdialog')).getByRole('button', { name }));
}
