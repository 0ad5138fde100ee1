import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { estadoAlta } from '#contract/enumerations.ts';
import { conCandados } from '#support/candados.ts';
import { abrirEscritorio, cola, listoParaDecidir } from '#support/escritorio.ts';
import { ejemplo, recordCalls } from '#support/screens.ts';

beforeEach(() => conCandados());

const dialogo = () => within(screen.getByRole('dialog', { name: /aceptar|Aceptar|Resultado/ }));
const filaDe = (nombre: string) =>
  within(
    dialogo()
      .getByRole('checkbox', { name: new RegExp(`^${nombre}`) })
      .closest('li') as HTMLElement,
  );
/** The files that are shown of a person, by their names. */
const retratoDe = (nombre: string) =>
  filaDe(nombre)
    .queryAllByRole('img')
    .map((one) => one.getAttribute('aria-label'));

/** The desk with the waiting notices of a few people, and Varios opened. */
async function abrirVarios(nombres: readonly string[]) {
  const mounted = await abrirEscritorio('?familia=alta');
  const { user } = mounted;
  await listoParaDecidir();
  await user.click(cola().getByRole('button', { name: 'Varios' }));
  await screen.findByRole('dialog', { name: 'Aceptar varios' });
  for (const nombre of nombres) expect(filaDe(nombre).getByText('Sin comprobar')).toBeVisible();
  return mounted;
}

/** A clean declared notice of a hire, and the one of another person with the same files. */
async function dosAvisos() {
  const { db, persona, novedad, nombre } = await ejemplo('declarado');
  const bueno = novedad();
  const otro = db.novedades
    .all()
    .find(
      (one) =>
        one.IdRegional === 1 &&
        one.IdEstadoProceso === estadoAlta.declarado &&
        one.IdTipoNovedad === bueno.IdTipoNovedad &&
        one.IdPersona !== persona.IdPersona,
    );
  const suNombre = db.personas.get(otro?.IdPersona ?? 0)?.NombreCompleto ?? '';
  if (!otro) throw new Error('The seed has only one declared hire');
  // Nothing but these two waits.
  for (const one of db.novedades.all()) if (one !== bueno && one !== otro) db.novedades.remove(one.IdPersonaNovedad);
  return { db, nombre, otro, suNombre };
}

test('[F-7.5-05] [F-7.4-01] [R-7.6-06] [D21] Varios of the desk runs the real checks, shows photograph and carnet, and offers only what matches in everything', async () => {
  const { db, nombre, otro, suNombre } = await dosAvisos();
  const files = (id: number) => db.archivos.all().filter(({ IdTabla }) => IdTabla === id);
  const carnet = files(otro.IdPersonaNovedad).find(({ IdRequisito }) => IdRequisito === 3);
  if (carnet) db.archivos.remove(carnet.IdRecurso);
  const asked = [
    recordCalls('/SEGIPconsultaDatosPersona'),
    recordCalls('/BuscarPersonaYObservacion'),
    recordCalls('/OrdenPagoVerificaPagoRequiere/'),
  ];
  const { user } = await abrirVarios([nombre, suNombre]);
  expect(dialogo().getByRole('button', { name: 'Comprobar 2 avisos' })).toHaveFocus();
  await user.click(dialogo().getByRole('button', { name: 'Comprobar 2 avisos' }));
  await waitFor(() => expect(dialogo().getByText(/^Comprobados: 2 de 2\./)).toBeInTheDocument());
  // The desk had read them ahead: the identity services are asked once a day about the same person.
  expect(asked.map((one) => one.length)).toEqual([2, 2, expect.any(Number)]);
  expect(asked[2]?.length).toBeGreaterThan(0);
  await waitFor(() => expect(retratoDe(suNombre)).toEqual([`Fotografía de ${suNombre}`]));
  expect(filaDe(suNombre).getByText(/Adjuntos \d\/\d: Falta .*DOCUMENTO DE IDENTIDAD/)).toBeVisible();
  expect(filaDe(suNombre).getByRole('checkbox')).toBeDisabled();
  await waitFor(() =>
    expect(retratoDe(nombre)).toEqual([`Fotografía de ${nombre}`, `DOCUMENTO DE IDENTIDAD de ${nombre}`]),
  );
});

test('[E-1-03] [D22] what is accepted with Varios leaves the queue, and the next notice comes into view', async () => {
  const { nombre, suNombre } = await dosAvisos();
  const { user } = await abrirVarios([nombre, suNombre]);
  await user.click(dialogo().getByRole('button', { name: 'Comprobar 2 avisos' }));
  await waitFor(() => expect(dialogo().getByText(/^Comprobados: 2 de 2\./)).toBeInTheDocument());
  const verdes = dialogo()
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter((one) => !one.disabled);
  expect(verdes.length).toBeGreaterThan(0);
  const [verde] = verdes;
  await user.click(verde as HTMLElement);
  const elegido = [nombre, suNombre].find((one) => verde?.closest('li')?.textContent?.startsWith(one)) ?? '';
  await user.click(dialogo().getByRole('button', { name: 'Aceptar 1' }));
  await screen.findByRole('dialog', { name: `¿Desea aceptar el aviso de ${elegido}?` });
  await user.click(dialogo().getByRole('button', { name: 'Aceptar' }));
  await waitFor(() => expect(dialogo().getByText(/^Aceptados: 1\./)).toBeVisible());
  await user.click(dialogo().getByText('Cerrar'));
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Por revisar1' })).toBeVisible());
  const queda = elegido === nombre ? suNombre : nombre;
  expect(await screen.findByRole('heading', { level: 1, name: queda })).toBeVisible();
  expect(cola().queryByText(elegido)).not.toBeInTheDocument();
  expect(cola().getByText(/^aceptado · /, { exact: false }).textContent).toMatch(/^1 aceptado · 0 observados/);
});
