import { readFileSync } from 'node:fs';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { AdjuntosTab } from '#blocks/adjuntos/AdjuntosTab.tsx';
import { claveDeEspera, soltarPendientes } from '#blocks/adjuntos/archivosDelServicio.ts';
import { FotografiaField } from '#blocks/adjuntos/FotografiaField.tsx';
import { nombreDeSlot } from '#blocks/adjuntos/nombreDeSlot.ts';
import { type Adjuntos, type AdjuntosDe, useAdjuntos } from '#blocks/adjuntos/useAdjuntos.ts';
import { forget, queryClient } from '#client/query.ts';
import { estadoAlta, tabla, tipoNovedad } from '#contract/enumerations.ts';
import { recursos } from '#contract/services/recursos.ts';
import { requisitosDe } from '#sandbox/db/requisitos.ts';
import { descargas } from '#support/descargas.ts';
import { turnedTexts } from '#support/hostil.ts';
import { detener, leido, recordCalls } from '#support/screens.ts';
import { server, theSandbox } from '#support/services.ts';
import { jpeg, pdf } from './archivos.ts';
import { rechazo } from './servicio.ts';
import { noticeIn, show } from './show.tsx';

const pdfFile = (name = 'documento.pdf') => new File([pdf], name, { type: 'application/pdf' });
/** The file after it was moved or changed on the disk. */
const perdido = (file: File): File =>
  Object.assign(file, { arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) });
const photo = () => new File([jpeg(600, 750)], 'foto.jpg', { type: 'image/jpeg' });

function Page({ de, onRender }: { de: AdjuntosDe; onRender: (adjuntos: Adjuntos) => void }) {
  const adjuntos = useAdjuntos(de);
  onRender(adjuntos);
  return (
    <>
      <FotografiaField adjuntos={adjuntos} editable={de.editable} required />
      <AdjuntosTab adjuntos={adjuntos} editable={de.editable} marcarFaltantes />
    </>
  );
}

/** The same notice with one type, then with the other. */
function PorTipo({ tipos, whole, see }: { tipos: readonly number[]; whole: AdjuntosDe; see: (now: Adjuntos) => void }) {
  const [first = 0, second = 0] = tipos;
  const [idTipoNovedad, setTipo] = useState(first);
  return (
    <>
      <Page de={{ ...whole, idTipoNovedad }} onRender={see} />
      <button type="button" onClick={() => setTipo(second)}>
        Otro tipo
      </button>
    </>
  );
}

/** The files of a notice of hire, or of a new one for the same kind of person. */
async function open(de: Partial<AdjuntosDe> = {}, tipos: readonly number[] = []) {
  let adjuntos: Adjuntos | null = null;
  const see = (now: Adjuntos) => {
    adjuntos = now;
  };
  const whole = { idPersona: 100_001, idPersonaNovedad: 0, idTipoNovedad: 2, editable: true, ...de };
  const { user } = await show(
    tipos.length > 0 ? <PorTipo tipos={tipos} {...{ whole, see }} /> : <Page de={whole} onRender={see} />,
  );
  await screen.findByRole('listitem', { name: /^DOCUMENTO DE IDENTIDAD/ });
  const now = () => {
    if (!adjuntos) throw new Error('not rendered');
    return adjuntos;
  };
  const slot = (name: string) => screen.getByRole('listitem', { name: new RegExp(`^${name}`) });
  const choose = async (name: string, file: File) => {
    const input = slot(name).querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error(`${name} takes no file`);
    await user.upload(input, file);
  };
  const photoSlot = () => {
    const { fotografia } = now();
    if (!fotografia) throw new Error('no photograph is asked for');
    return fotografia;
  };
  return { user, now, slot, choose, photoSlot };
}

/** A saved notice that may be edited, and its files as stored in the services. */
async function saved() {
  const novedad = await noticeIn(estadoAlta.registrado);
  const { db } = await theSandbox();
  const files = () => db.archivos.all().filter((file) => file.IdTabla === novedad.IdPersonaNovedad);
  return { novedad, files };
}

const sent = async () => (await theSandbox()).db.archivos.all().filter((file) => file.IdTabla === 0);

describe('the attachments of a notice', () => {
  test('[E-5.6-06] [E-2.2-15] [E-3-11] [F-3.10-01] [R-7.9-01] [E-1-02] [E-7.4-05] [E-2.2-06] [E-5.6-05] [E-9-09] [R-9-05] one slot per requirement, the photograph apart', async () => {
    const { slot, now } = await open();
    expect(screen.getAllByRole('listitem').map((item) => within(item).getByRole('heading').textContent)).toEqual([
      'DOCUMENTO DE IDENTIDAD * (obligatorio)',
      'CONTRATO DE TRABAJO',
    ]);
    expect(slot('DOCUMENTO')).toHaveAccessibleDescription(/PDF, JPG o PNG, máximo 5 MB/);
    const foto = screen.getByRole('group', { name: /^Fotografía/ });
    expect(foto).toHaveAccessibleDescription(/JPG o PNG, máximo 2 MB/);
    const accepts = (box: HTMLElement) => box.querySelector('input[type=file]')?.getAttribute('accept');
    expect([foto, slot('DOCUMENTO'), slot('CONTRATO')].map(accepts)).toEqual([
      ...['.jpg,.jpeg,.png', '.pdf,.jpg,.jpeg,.png', '.pdf'],
    ]);
    expect(now().faltantes.map((one) => one.Nombre)).toEqual(['DOCUMENTO DE IDENTIDAD']);
    expect(now()).toMatchObject({ faltaFotografia: true, changed: false });
    expect(slot('DOCUMENTO')).toHaveAccessibleDescription(/Falta este adjunto\./);
  });

  test('[E-5.6-05] [E-2.2-06] [E-3-11] a type that lists no photograph shows no field for one, and lacks none', async () => {
    const Datos = requisitosDe(2).filter(({ Nombre }) => !Nombre.startsWith('FOTOGRAFIA'));
    server.use(http.get('*/ObtenerRequisitosPorTipoNovedad/*', () => HttpResponse.json({ ok: true, Datos })));
    const { now } = await open();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('group', { name: /^Fotografía/ })).toBeNull();
    expect(now()).toMatchObject({ fotografia: null, faltaFotografia: false });
  });

  test('[E-7.4-06] [E-2.2-15] [E-1-02] [R-7.9-03] a chosen file is sent and waits for the save; both calls are forms of several parts', async () => {
    const asked = new Map<string, string>();
    const listen = ({ request: { url, method, headers } }: { request: Request }) => {
      const name = new URL(url).pathname.split('/').at(-1) ?? '';
      if (method === 'POST') asked.set(name, headers.get('content-type')?.split(';')[0] ?? '');
    };
    server.events.on('request:start', listen);
    onTestFinished(() => server.events.removeListener('request:start', listen));
    const { choose, slot, now } = await open();
    await choose('DOCUMENTO', pdfFile());
    await within(slot('DOCUMENTO')).findByText('Se guardará con el aviso');
    expect(now()).toMatchObject({ changed: true, faltantes: [], subiendo: false });
    expect(await sent()).toMatchObject([{ IdPersona: 100_001, IdRequisito: 3, NombreArchivo: 'documento.pdf' }]);
    for (const name of ['VerificarRecursoIdTablaCero', 'grabarRecursoIdTablaCero'])
      expect([name, asked.get(name)]).toEqual([name, 'multipart/form-data']);
    expect(slot('DOCUMENTO')).toHaveFocus();
  });

  test('[E-7.4-06] [R-7.9-03] what waits is there again after a reload', async () => {
    const first = await open();
    await first.choose('DOCUMENTO', pdfFile('antes.pdf'));
    await screen.findByText('Se guardará con el aviso');
    await act(() => queryClient.resetQueries());
    expect(await screen.findByText('antes.pdf')).toBeInTheDocument();
    expect(first.now().changed).toBe(true);
  });

  test('[E-7.4-06] [R-7.9-02] [R-7.9-03] [decision 112] so is what waits for somebody new; another new person starts without it', async () => {
    const { choose, now } = await open({ idPersona: 0 });
    await choose('DOCUMENTO', pdfFile('antes.pdf'));
    await screen.findByText('Se guardará con el aviso');
    await act(() => queryClient.resetQueries());
    expect(await screen.findByText('antes.pdf')).toBeInTheDocument();
    expect(now().changed).toBe(true);
    // The form asks by the type of its notice, whoever empties the list by the type above it.
    await act(() => soltarPendientes({ idPersona: 0, idTipoNovedad: 1 }));
    expect(queryClient.getQueryData(claveDeEspera({ idPersona: 0, idTipoNovedad: 2 }))).toBeUndefined();
    expect(await sent()).toEqual([]);
  });

  test('[E-2.2-15] [R-4.2-22] [R-7.9-01] [E-7.4-05] [E-5.6-06] another type asks for its own files, and what was chosen before meets none of them', async () => {
    const { user, choose, slot, now } = await open({}, [2, tipoNovedad.BAJA_PASIVO]);
    await choose('DOCUMENTO', pdfFile());
    await within(slot('DOCUMENTO')).findByText('Se guardará con el aviso');
    expect(now().faltantes).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Otro tipo' }));
    expect(await screen.findByRole('listitem', { name: /^CERTIFICADO DE DEFUNCIÓN/ })).toBeVisible();
    expect(screen.queryByRole('listitem', { name: /^DOCUMENTO/ })).toBeNull();
    expect(now().faltantes.map(({ Nombre }) => Nombre)).toEqual(['CERTIFICADO DE DEFUNCIÓN']);
  });

  test('[R-8-09] [R-4.2-22] another type of the notice keeps what was chosen: what waits, what failed, and what is still on its way', async () => {
    server.use(http.post('*/grabarRecursoIdTablaCero', () => new HttpResponse('', { status: 500 }), { once: true }));
    const { user, choose, slot, now } = await open({}, [2, 3]);
    await choose('DOCUMENTO', pdfFile('documento.pdf'));
    await within(slot('DOCUMENTO')).findByText('No se pudo grabar el archivo.');
    const soltar = detener('*/grabarRecursoIdTablaCero');
    await choose('CONTRATO', pdfFile('contrato.pdf'));
    await user.click(screen.getByRole('button', { name: 'Otro tipo' }));
    await waitFor(() => expect(now().loading).toBe(false));
    expect(now().slots.map(({ subida }) => subida?.estado)).toEqual(['fallida', 'subiendo']);
    soltar();
    await within(slot('CONTRATO')).findByText('Se guardará con el aviso');
    expect(now().slots.map(({ subida }) => subida?.estado)).toEqual(['fallida', undefined]);
  });

  test('[E-7.4-06] [R-7.9-02] [E-4-28] discarding deletes what waits', async () => {
    const { choose, now } = await open();
    await choose('DOCUMENTO', pdfFile());
    await screen.findByText('Se guardará con el aviso');
    await act(() => now().discard());
    expect(now()).toMatchObject({ changed: false });
    expect(await sent()).toEqual([]);
  });

  test('[F-3.10-01] [E-9-09] a refused file is told in its slot and never sent', async () => {
    const { choose, slot } = await open();
    await choose('DOCUMENTO', new File(['PK'], 'contrato.docx'));
    expect(await within(slot('DOCUMENTO')).findByRole('alert')).toHaveTextContent(
      'El archivo debe ser PDF, JPG o PNG. Usted eligió un .docx.',
    );
    expect(await sent()).toEqual([]);
  });

  test('a file that the browser can no longer read is told in its slot, and another one is taken', async () => {
    const { choose, slot, now } = await open();
    await choose('DOCUMENTO', perdido(pdfFile()));
    expect(await within(slot('DOCUMENTO')).findByRole('alert')).toHaveTextContent(
      'No se puede leer: se movió o cambió después de elegirlo. Elija el archivo otra vez.',
    );
    expect(now().subiendo).toBe(false);
    expect(await sent()).toEqual([]);
    await choose('DOCUMENTO', pdfFile());
    await within(slot('DOCUMENTO')).findByText('Se guardará con el aviso');
  });

  test('[R-7.9-03] [R-8-09] [E-7.4-06] [E-1-02] [E-5.6-06] a failed upload is told in its slot and can be repeated; the other slot stays', async () => {
    const { choose, slot, user, now } = await open();
    await choose('CONTRATO', pdfFile('contrato.pdf'));
    await within(slot('CONTRATO')).findByText('Se guardará con el aviso');
    server.use(http.post('*/grabarRecursoIdTablaCero', () => HttpResponse.error(), { once: true }));
    await choose('DOCUMENTO', pdfFile());
    expect(await within(slot('DOCUMENTO')).findByText(/No se pudo grabar el archivo\./)).toBeInTheDocument();
    expect(within(slot('CONTRATO')).getByText('contrato.pdf')).toBeInTheDocument();
    expect(now().faltantes).toHaveLength(1);
    await user.click(within(slot('DOCUMENTO')).getByRole('button', { name: 'Reintentar' }));
    await within(slot('DOCUMENTO')).findByText('Se guardará con el aviso');
    expect(now().faltantes).toEqual([]);
  });

  test.each([
    ['a refusal', rechazo('El archivo está dañado.'), 'No se pudo grabar el archivo. El archivo está dañado.'],
    [
      'a page',
      new HttpResponse('<html>', { headers: { 'content-type': 'text/html' } }),
      /^No se pudo grabar el archivo\./,
    ],
    ['a failure', new HttpResponse('', { status: 500 }), /^No se pudo grabar el archivo\.\s*$/],
  ])('[R-8-09] after %s the slot and the photograph say that it was not stored', async (_, answer, text) => {
    server.use(http.post('*/grabarRecursoIdTablaCero', () => answer.clone()));
    const { choose, slot, now, photoSlot } = await open();
    await choose('DOCUMENTO', pdfFile());
    expect(await within(slot('DOCUMENTO')).findByText(text)).toHaveRole('alert');
    await act(() => now().upload(photoSlot(), photo()));
    const box = within(screen.getByRole('group', { name: /^Fotografía/ }));
    expect(await box.findByText(text)).toHaveRole('alert');
    expect(await sent()).toEqual([]);
  });

  test('[E-7.4-06] [R-7.9-03] [E-5.6-06] a cancelled upload leaves the slot empty', async () => {
    const { choose, slot, user, now } = await open();
    server.use(http.post('*/grabarRecursoIdTablaCero', () => new Promise<never>(() => {})));
    await choose('DOCUMENTO', pdfFile());
    const cancel = await within(slot('DOCUMENTO')).findByRole('button', { name: 'Cancelar' });
    expect(within(slot('DOCUMENTO')).getByRole('progressbar', { name: 'Subiendo documento.pdf' })).toBeInTheDocument();
    // A file that is being uploaded is not missing.
    expect(now()).toMatchObject({ subiendo: true, faltantes: [] });
    await user.click(cancel);
    await within(slot('DOCUMENTO')).findByRole('button', { name: 'Elegir archivo' });
    expect(now()).toMatchObject({ subiendo: false, changed: false });
    expect(now().faltantes).toHaveLength(1);
  });

  test('[E-2.2-15] [R-7.9-01] [E-7.4-05] a requirement list that can not be read can be asked for again', async () => {
    server.use(http.get('*/ObtenerRequisitosPorTipoNovedad/*', () => HttpResponse.error(), { once: true }));
    const shown = open();
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    expect(screen.getByText('No se pudieron recuperar los adjuntos.')).toBeInTheDocument();
    retry.click();
    await shown;
  });
});

describe('the files of a saved notice', () => {
  test('[R-7.9-04] [R-7.6-16] [E-7.4-06] a check of the attachments that refuses tells its code', async () => {
    server.use(
      http.get('*/ValidacionDeAdjuntos/*', () =>
        HttpResponse.json({
          ok: false,
          Mensaje: { Descripcion: 'No se pudo validar.', TipoMensaje: 'error', IdMensaje: 'ADJ-12' },
        }),
      ),
    );
    const { IdPersona: idPersona, IdPersonaNovedad: idPersonaNovedad } = await noticeIn(estadoAlta.registrado);
    const de = { idPersona, idPersonaNovedad, idTipoNovedad: 2, editable: false };
    await show(<Page de={de} onRender={() => undefined} />);
    expect(await screen.findByText('No se pudieron recuperar los adjuntos. (código ADJ-12)')).toBeVisible();
  });

  test('[R-4.2-22] [R-7.9-04] [E-5.6-06] another type asks for them anew, and what it does not have is missing', async () => {
    const { novedad } = await saved();
    const asked: string[] = [];
    server.use(
      http.get('*/ValidacionDeAdjuntos/:notice/:type', ({ params: { notice, type } }) => {
        asked.push(`${notice}/${type}`);
        return type === '3' ? HttpResponse.json({ ok: true, Datos: [] }) : undefined;
      }),
    );
    const { user, now } = await open(novedadIds(novedad), [2, 3]);
    await waitFor(() => expect(now()).toMatchObject({ faltantes: [], faltaFotografia: false }));
    await user.click(screen.getByRole('button', { name: 'Otro tipo' }));
    await waitFor(() => expect(now().faltantes.map(({ Nombre }) => Nombre)).toEqual(['DOCUMENTO DE IDENTIDAD']));
    expect(now().faltaFotografia).toBe(true);
    expect(asked).toEqual([`${novedad.IdPersonaNovedad}/2`, `${novedad.IdPersonaNovedad}/3`]);
  });

  test('[E-9-10] [R-9-05] a picture among them is shown 150 wide', async () => {
    const { choose } = await open();
    await choose('DOCUMENTO', new File([jpeg(600, 400)], 'carnet.jpg', { type: 'image/jpeg' }));
    const picture = await screen.findByRole('img', { name: 'Vista previa de DOCUMENTO DE IDENTIDAD' });
    expect(picture).toHaveAttribute('width', '150');
  });

  test('[E-9-09] [F-3.10-01] what takes their place is asked for as the first ones were', async () => {
    const { novedad } = await saved();
    const { slot } = await open(novedadIds(novedad));
    await within(slot('DOCUMENTO')).findByRole('button', { name: /^Reemplazar/ });
    const foto = screen.getByRole('group', { name: /^Fotografía/ });
    await within(foto).findByRole('button', { name: 'Reemplazar' });
    const accepts = (box: HTMLElement) => box.querySelector('input[type=file]')?.getAttribute('accept');
    expect([slot('DOCUMENTO'), foto].map(accepts)).toEqual(['.pdf,.jpg,.jpeg,.png', '.jpg,.jpeg,.png']);
  });

  test('[E-9-10] [R-9-05] so is a saved one, and a saved photograph 100 wide', async () => {
    const { novedad, files } = await saved();
    const { db } = await theSandbox();
    for (const file of files()) db.archivos.put({ ...file, NombreArchivo: 'imagen.jpg', TipoContenido: 'image/jpeg' });
    const picture = () => new HttpResponse(jpeg(600, 400), { headers: { 'content-type': 'image/jpeg' } });
    server.use(http.get('*/ObtenerRecurso/*/*/*', picture));
    await open({ ...novedadIds(novedad), editable: false });
    const width = async (name: string) => (await screen.findByRole('img', { name })).getAttribute('width');
    expect(await width('Vista previa de DOCUMENTO DE IDENTIDAD')).toBe('150');
    expect(await width('Fotografía de la persona')).toBe('100');
  });

  test.each([true, false])(
    '[E-2.2-15] [E-2.2-06] [F-3.10-01] a place without a file is shown too, to whoever may change it and to whoever may not: %s',
    async (editable) => {
      const { novedad, files } = await saved();
      const { db } = await theSandbox();
      for (const file of files()) db.archivos.remove(file.IdRecurso);
      await open({ ...novedadIds(novedad), editable });
      expect(screen.getAllByRole('listitem').map((item) => within(item).getByRole('heading').textContent)).toEqual([
        `DOCUMENTO DE IDENTIDAD${editable ? ' * (obligatorio)' : ''}`,
        'CONTRATO DE TRABAJO',
      ]);
      expect(screen.getByRole('group', { name: /^Fotografía/ })).toBeVisible();
      expect(await screen.findAllByText(editable ? /^Elegir (archivo|fotografía)$/ : 'Sin archivo')).toHaveLength(3);
    },
  );

  test('[F-6-06] [E-6-04] [E-7.4-06] [R-7.9-02] [R-7.9-04] [E-1-02] are shown, each with its own content; the person looking only may only look', async () => {
    const { novedad, files } = await saved();
    const { slot, user } = await open({ ...novedadIds(novedad), editable: false });
    const box = await within(slot('DOCUMENTO')).findByText('documento-de-identidad.pdf');
    expect(box).toBeInTheDocument();
    expect(
      within(slot('DOCUMENTO'))
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(['Ver']);
    const stored = files().find((file) => file.IdRequisito === 3);
    const path = `${tabla.novedad}/${novedad.IdPersonaNovedad}/${stored?.IdRecurso}`;
    const body = `${new TextDecoder().decode(pdf)}${path}`;
    server.use(
      http.get(
        `*/ObtenerRecurso/${path}`,
        () => new HttpResponse(body, { headers: { 'content-type': 'application/pdf' } }),
      ),
    );
    await user.click(within(slot('DOCUMENTO')).getByRole('button', { name: /^Ver/ }));
    expect(await screen.findByText(`${body.length} bytes`)).toBeVisible();
  });

  test('their names in a reply are shown and downloaded without signs that turn their direction, in the field of the photograph too', async () => {
    const { novedad, files } = await saved();
    const { db } = await theSandbox();
    for (const file of files()) {
      const [, end = ''] = file.NombreArchivo.split('.');
      db.archivos.put({ ...file, NombreArchivo: `archivo\u202efdp\u2066-\u200f${file.IdRequisito}.${end}` });
    }
    const own = { idPersona: novedad.IdPersona, idPersonaNovedad: novedad.IdPersonaNovedad };
    const { slot, user } = await open({ ...own, editable: false });
    expect(await within(slot('DOCUMENTO')).findByText('archivofdp-3.pdf')).toBeVisible();
    expect(screen.getByRole('group', { name: /^Fotografía/ })).toHaveAccessibleDescription(/^archivofdp-2\.\w+$/);
    await user.click(within(slot('DOCUMENTO')).getByRole('button', { name: /^Ver/ }));
    const viewer = within(await screen.findByRole('dialog'));
    expect(turnedTexts(document.documentElement)).toEqual([]);
    const saves = descargas();
    await user.click(viewer.getByRole('button', { name: 'Descargar' }));
    expect(saves.map(({ name }) => name)).toEqual(['archivofdp-3.pdf']);
  });

  test('[E-5.6-06] [E-7.4-06] [R-5.2-15] [R-7.9-02] [E-1-02] a removed file goes with the save, and is missing before', async () => {
    const { novedad, files } = await saved();
    const before = files().length;
    const { slot, user, now } = await open(novedadIds(novedad));
    await user.click(await within(slot('DOCUMENTO')).findByRole('button', { name: /^Quitar/ }));
    expect(now()).toMatchObject({ changed: true });
    expect(now().faltantes).toHaveLength(1);
    expect(files()).toHaveLength(before);
    await act(() => now().settled());
    expect(files()).toHaveLength(before - 1);
    await within(slot('DOCUMENTO')).findByRole('button', { name: 'Elegir archivo' });
    expect(now().changed).toBe(false);
  });

  test('[E-7.4-06] [E-4-28] removing can be undone, and discarded', async () => {
    const { novedad, files } = await saved();
    const before = files().length;
    const { slot, user, now } = await open(novedadIds(novedad));
    await user.click(await within(slot('DOCUMENTO')).findByRole('button', { name: /^Quitar/ }));
    await user.click(within(slot('DOCUMENTO')).getByRole('button', { name: /^Deshacer/ }));
    expect(now().changed).toBe(false);
    await user.click(within(slot('DOCUMENTO')).getByRole('button', { name: /^Quitar/ }));
    await act(() => now().discard());
    expect(now().changed).toBe(false);
    expect(files()).toHaveLength(before);
  });

  test('[E-7.4-06] [R-7.9-02] [E-5.6-05] [R-5.2-15] [R-8-10] a photograph that is taken away is missing, and is told if it can not be deleted', async () => {
    const { novedad } = await saved();
    const { user, now, photoSlot } = await open(novedadIds(novedad));
    await waitFor(() => expect(photoSlot().guardado).not.toBeNull());
    const box = within(screen.getByRole('group', { name: /^Fotografía/ }));
    await user.click(box.getByRole('button', { name: 'Quitar' }));
    expect(now().faltaFotografia).toBe(true);
    server.use(http.delete(`*/EliminarRecurso/${tabla.novedad}/*`, () => HttpResponse.error()));
    await act(() => now().settled());
    expect(screen.getAllByText('No se pudo eliminar la fotografía.')).not.toHaveLength(0);
  });
});

const novedadIds = (novedad: { IdPersona: number; IdPersonaNovedad: number; IdTipoNovedad: number }) => ({
  idPersona: novedad.IdPersona,
  idPersonaNovedad: novedad.IdPersonaNovedad,
  idTipoNovedad: novedad.IdTipoNovedad,
});

describe('the photograph', () => {
  test('[R-7.9-03] [E-5.6-05] [E-2.2-06] [E-3-11] [E-7.4-06] [E-1-02] [E-9-10] [R-9-05] an uploaded one meets requirement 2 and is shown 100 wide', async () => {
    const { now, photoSlot } = await open();
    await act(() => now().upload(photoSlot(), photo()));
    expect(now().faltaFotografia).toBe(false);
    expect(await screen.findByRole('img', { name: 'Fotografía de la persona' })).toHaveAttribute('width', '100');
    expect((await sent()).map((file) => file.IdRequisito)).toEqual([2]);
  });

  test.each([
    ['.adjunto-archivo > .miniatura-imagen', 150],
    ['.fotografia > .fotografia-marco', 100],
  ])('[E-9-10] [R-9-05] the style leaves %s %i wide', (selector, width) => {
    const [, after = ''] = readFileSync('src/blocks/adjuntos/adjuntos.css', 'utf8').split(`\n${selector} {`);
    expect(after.split('}')[0]).toContain(`\n  width: ${width}px;`);
  });

  test('[F-3.10-01] [E-2.2-06] [R-9-05] [E-3-11] it is requirement 2, whatever its name; a name alone makes no photograph', async () => {
    const otros: Readonly<Record<number, string>> = { 2: 'RETRATO', 4: 'FOTOGRAFIA DEL CONTRATO' };
    const Datos = requisitosDe(2).map((one) => ({ ...one, Nombre: otros[one.IdRequisito] ?? one.Nombre }));
    server.use(http.get('*/ObtenerRequisitosPorTipoNovedad/*', () => HttpResponse.json({ ok: true, Datos })));
    const { photoSlot, now } = await open();
    expect(photoSlot().requisito.Nombre).toBe('RETRATO');
    expect(nombreDeSlot(photoSlot())).toBe('Fotografía');
    expect(now().slots.map(nombreDeSlot)).toEqual(['DOCUMENTO DE IDENTIDAD', 'FOTOGRAFIA DEL CONTRATO']);
    expect(now().slots.map(({ requisito }) => requisito.Nombre)).toEqual([
      'DOCUMENTO DE IDENTIDAD',
      'FOTOGRAFIA DEL CONTRATO',
    ]);
  });

  test('[R-7.9-03] [R-9-05] [E-7.4-06] [E-5.6-05] [R-8-09] one that can not be sent is told at the field, and is still missing', async () => {
    server.use(http.post('*/grabarRecursoIdTablaCero', () => new HttpResponse('', { status: 500 })));
    const { now, photoSlot } = await open();
    await act(() => now().upload(photoSlot(), photo()));
    const box = within(screen.getByRole('group', { name: /^Fotografía/ }));
    expect(await box.findByText('No se pudo grabar el archivo.')).toBeVisible();
    expect(now().faltaFotografia).toBe(true);
  });

  test('[R-9-05] [E-7.4-06] [R-7.9-03] [E-2.2-06] [E-5.6-05] one that arrived is not taken back by a list that was asked for before', async () => {
    const { now, photoSlot } = await open();
    await leido();
    let soltar = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      soltar = resolve;
    });
    server.use(
      http.post(
        '*/VerificarRecursoIdTablaCero',
        async ({ request }) => {
          const before = await (await theSandbox()).app.fetch(request.clone());
          await gate;
          return before;
        },
        { once: true },
      ),
    );
    const asked = recordCalls('/VerificarRecursoIdTablaCero');
    act(() => void forget(recursos.pendientes));
    await waitFor(() => expect(asked).toHaveLength(1));
    await act(() => now().upload(photoSlot(), photo()));
    soltar();
    await leido();
    expect(now().faltaFotografia).toBe(false);
    expect(await screen.findByRole('img', { name: 'Fotografía de la persona' })).toBeVisible();
    expect(asked).toHaveLength(2);
  });

  test('[E-7.4-06] [R-7.9-02] [R-8-10] a waiting one that can not be deleted is told at the field and stays', async () => {
    const { now, photoSlot, user } = await open();
    await act(() => now().upload(photoSlot(), photo()));
    server.use(http.delete('*/EliminarRecurso/*/*/*', () => HttpResponse.error()));
    const box = within(screen.getByRole('group', { name: /^Fotografía/ }));
    await user.click(box.getByRole('button', { name: 'Quitar' }));
    expect(await box.findByRole('alert')).toHaveTextContent('No se pudo eliminar la fotografía.');
    expect(now().faltaFotografia).toBe(false);
  });

  test.each([
    ['of another format', new File([pdf], 'foto.pdf'), /^El archivo debe ser JPG o PNG\./],
    ['too big', new File([jpeg(600, 750), new Uint8Array(2 * 1_048_576)], 'foto.jpg'), /El máximo es 2 MB\.$/],
  ])('[E-9-09] [F-3.10-01] one %s is refused by its requirement and never sent', async (_, file, text) => {
    const { now, photoSlot } = await open();
    await act(() => now().upload(photoSlot(), file));
    const box = within(screen.getByRole('group', { name: /^Fotografía/ }));
    expect(box.getByRole('alert')).toHaveTextContent(text);
    expect(now().faltaFotografia).toBe(true);
    expect(await sent()).toEqual([]);
  });

  test('[E-9-09] what is no picture is refused before the cut', async () => {
    const { user } = await open();
    const box = screen.getByRole('group', { name: /^Fotografía/ });
    const input = box.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no input');
    await user.upload(input, new File([pdf], 'foto.jpg'));
    expect(await within(box).findByRole('alert')).toHaveTextContent('El archivo está dañado o no es un JPG.');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.upload(input, perdido(photo()));
    await waitFor(() =>
      expect(within(box).getByRole('alert')).toHaveTextContent(/^No se puede leer: se movió o cambió/),
    );
  });
});
