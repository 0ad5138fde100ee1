import '#app/familias.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { type AdjuntosDe, useAdjuntos } from '#blocks/adjuntos/useAdjuntos.ts';
import { DocumentosDelAviso } from '#blocks/documentos/DocumentosDelAviso.tsx';
import type { VisorDeDocumentos } from '#blocks/documentos/useVisor.ts';
import { tabla } from '#contract/enumerations.ts';
import { prepararAviso } from '#engine/review/prepararAviso.ts';
import { descargas } from '#support/descargas.ts';
import { turnedTexts } from '#support/hostil.ts';
import { ejemplo, leido, recordCalls } from '#support/screens.ts';
import { server, theSandbox } from '#support/services.ts';
import { signInAs } from '#support/session.ts';
import { atTestEnd } from '#support/testEnd.ts';
import { show } from '../../blocks/show.tsx';

const OBTENER = '/ObtenerRecurso/';

/** The keys of a desk, as it holds them. */
let teclas: VisorDeDocumentos | null = null;

function Banco({ de, alMarcar }: { readonly de: AdjuntosDe; readonly alMarcar: ((label: string) => void) | null }) {
  const adjuntos = useAdjuntos(de);
  const [abierto, setAbierto] = useState<number | null>(null);
  const [marcados, setMarcados] = useState<ReadonlySet<string>>(new Set());
  const visor = useRef<VisorDeDocumentos>(null);
  const marcar = (label: string) => {
    alMarcar?.(label);
    setMarcados((now) => new Set(now.has(label) ? [...now].filter((one) => one !== label) : [...now, label]));
  };
  return (
    <DocumentosDelAviso
      {...{ adjuntos, abierto, marcados }}
      alAbrir={setAbierto}
      alMarcar={alMarcar && marcar}
      visor={(now) => {
        visor.current = now;
        teclas = now;
      }}
    />
  );
}

const pulsar = (key: keyof VisorDeDocumentos) => act(async () => teclas?.[key]());

/** The declared notice with the photograph and two documents, each under its requirement. */
async function documentos() {
  const { db, novedad, persona } = await ejemplo('declarado');
  const { IdPersonaNovedad, IdTipoNovedad } = novedad();
  const archivos = () =>
    db.archivos.all().filter((one) => one.Tabla === tabla.novedad && one.IdTabla === IdPersonaNovedad);
  const de: AdjuntosDe = {
    idPersona: persona.IdPersona,
    idPersonaNovedad: IdPersonaNovedad,
    idTipoNovedad: IdTipoNovedad,
    editable: false,
  };
  return { db, archivos, de, novedad };
}

async function abrir({ alMarcar = null }: { readonly alMarcar?: ((label: string) => void) | null } = {}) {
  const aviso = await documentos();
  const shown = await show(<Banco de={aviso.de} alMarcar={alMarcar} />, { as: 'personal' });
  return { ...aviso, ...shown };
}
const miniaturas = async () => {
  await screen.findByRole('region', { name: 'Documentos del aviso' });
  return screen.getAllByRole('listitem').map((item) => within(item).getByRole('button'));
};
const titulo = () => screen.getByRole('heading', { level: 2 }).textContent;

test('[R-7.9-02] [D6] the photograph is beside the first document, each with its name, kind and pages', async () => {
  await abrir();
  const all = await miniaturas();
  await waitFor(() => expect(all[1]).toHaveTextContent(/PDF · 1 página$/));
  expect(all[0]).toHaveTextContent(/^Fotografía(JPG|PNG) · \d+ kB$/);
  expect(all[1]).toHaveAttribute('aria-current', 'true');
  expect(all[1]).toHaveTextContent(`1 ${titulo()}`);
  expect(await screen.findByText(/^\d+ bytes$/)).toBeVisible();
});

test('[R-7.9-01] [E-3-11] [D6] a key shows the next page, then the next file, then the first again; others enlarge and turn', async () => {
  const { archivos, de, db } = await documentos();
  const own = archivos().filter((one) => one.IdRequisito !== 2);
  const [file] = own;
  if (!file) throw new Error('The notice has no document');
  db.archivos.put({ ...file, IdRecurso: 990_001, IdRequisito: 990, NombreArchivo: 'contrato.pdf' });
  const requisito = { Extension: 'pdf', IdTipoNovedad: 2, Requerido: true, TamanioMb: 2, IdRequisitoTipoNovedad: 1 };
  const Datos = [
    { ...requisito, IdRequisito: 2, Nombre: 'FOTOGRAFIA_PERSONA_REGISTRO' },
    ...own.map(({ IdRequisito }) => ({ ...requisito, IdRequisito, Nombre: `DOCUMENTO ${IdRequisito}` })),
    { ...requisito, IdRequisito: 990, Nombre: 'CONTRATO' },
  ];
  server.use(http.get('*/ObtenerRequisitosPorTipoNovedad/*', () => HttpResponse.json({ ok: true, Datos })));
  await show(<Banco de={de} alMarcar={null} />, { as: 'personal' });
  await miniaturas();
  await leido();
  const toolbar = within(screen.getByRole('toolbar', { name: 'Documento' }));
  const first = titulo();
  await pulsar('acercar');
  expect(toolbar.getByText('125 %')).toBeVisible();
  await pulsar('alejar');
  await pulsar('alejar');
  expect(toolbar.getByText('75 %')).toBeVisible();
  await pulsar('girar');
  const seen = [];
  for (const _ of archivos().slice(1)) {
    await pulsar('siguiente');
    seen.push(titulo());
    expect(toolbar.getByText('100 %'), 'another file starts anew').toBeVisible();
  }
  expect(seen).toContain('CONTRATO');
  expect(seen, 'the photograph is beside them all').not.toContain('Fotografía');
  expect(seen.at(-1)).toBe(first);
});

test('[D6] the photograph is shown large too, never smaller than its place', async () => {
  const { user } = await abrir();
  const [photo] = await miniaturas();
  await user.click(photo ?? document.body);
  expect(titulo()).toBe('Fotografía');
  expect(await screen.findByRole('img', { name: 'Vista previa de Fotografía' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Alejar' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Acercar' }));
  expect(screen.getByText('125 %')).toBeVisible();
});

test('[R-7.9-02] [D6] a file that cannot be read says so and is read again; the others stay', async () => {
  const { de, archivos } = await documentos();
  const [failing] = archivos().filter((one) => one.IdRequisito !== 2);
  server.use(
    http.get(`*${OBTENER}*`, ({ request }) =>
      request.url.endsWith(`/${failing?.IdRecurso}`) ? new HttpResponse('', { status: 500 }) : undefined,
    ),
  );
  const { user } = await show(<Banco de={de} alMarcar={null} />, { as: 'personal' });
  expect(await screen.findByText('No se pudo recuperar el archivo.')).toBeVisible();
  expect(await miniaturas()).not.toHaveLength(0);
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText(/^\d+ bytes$/)).toBeVisible();
});

test('[R-7.9-01] [D6] the list of files that cannot be read is read again', async () => {
  server.use(
    http.get('*/ObtenerRequisitosPorTipoNovedad/*', () => new HttpResponse('', { status: 500 }), { once: true }),
  );
  const { user } = await abrir();
  expect(await screen.findByText('No se pudieron recuperar los adjuntos.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await miniaturas()).not.toHaveLength(0);
});

test('[D6] a place without a file says whether it is missing; a notice without any says so', async () => {
  const { de, archivos, db } = await documentos();
  for (const one of archivos()) db.archivos.remove(one.IdRecurso);
  await show(<Banco de={de} alMarcar={null} />, { as: 'personal' });
  const all = await miniaturas();
  expect(all[0]).toHaveTextContent(/^Fotografía(Falta este adjunto|Sin archivo)$/);
  expect(screen.queryByRole('button', { name: 'Acercar' })).not.toBeInTheDocument();
});

test('[D6] while the files are being asked for no place is called empty', async () => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { de } = await documentos();
  server.use(
    http.get('*/ValidacionDeAdjuntos/*', async () => {
      await asked;
    }),
  );
  const lists = recordCalls('/ObtenerRequisitosPorTipoNovedad/');
  await show(<Banco de={de} alMarcar={null} />, { as: 'personal' });
  await waitFor(() => expect(lists).toHaveLength(1));
  await act(async () => {});
  expect(screen.queryByText(/Falta este adjunto|Sin archivo/)).not.toBeInTheDocument();
  answer();
  expect((await miniaturas())[0]).not.toHaveTextContent(/Falta este adjunto|Sin archivo/);
});

test('[R-7.6-16] [D6] a check of the files that refuses tells its code, and no place is called empty for it', async () => {
  const { de } = await documentos();
  const Mensaje = { Descripcion: 'No se pudo validar.', TipoMensaje: 'error', IdMensaje: 'ADJ-12' };
  server.use(http.get('*/ValidacionDeAdjuntos/*', () => HttpResponse.json({ ok: false, Mensaje })));
  const { user } = await show(<Banco de={de} alMarcar={null} />, { as: 'personal' });
  expect(await screen.findByText('No se pudieron recuperar los adjuntos. (código ADJ-12)')).toBeVisible();
  expect(screen.queryByText(/Falta este adjunto|Sin archivo/)).not.toBeInTheDocument();
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await miniaturas()).not.toHaveLength(0);
});

test('[R-7.9-01] [D6] a notice that asks for no files says so', async () => {
  const { de } = await documentos();
  server.use(http.get('*/ObtenerRequisitosPorTipoNovedad/*', () => HttpResponse.json({ ok: true, Datos: [] })));
  await show(<Banco de={de} alMarcar={null} />, { as: 'personal' });
  expect(await screen.findByText('Este aviso no pide adjuntos.')).toBeVisible();
});

test('[D6] a file of a format that browsers do not show can be downloaded', async () => {
  const { de, archivos, db } = await documentos();
  const [one] = archivos().filter(({ IdRequisito }) => IdRequisito !== 2);
  if (!one) throw new Error('The notice has no document');
  db.archivos.put({ ...one, NombreArchivo: 'contrato.docx', TipoContenido: 'application/msword' });
  await show(<Banco de={de} alMarcar={null} />, { as: 'personal' });
  expect(await screen.findByText('Un archivo DOCX no se puede mostrar aquí. Descárguelo para verlo.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Descargar' })).toBeVisible();
});

test('[D6] the name of a file in a reply is shown, and given to the download, without signs that turn its direction', async () => {
  const { de, archivos, db } = await documentos();
  const [foto, uno] = archivos();
  if (!foto || !uno) throw new Error('The notice lacks a file');
  const NombreArchivo = 'contrato\u202efdp.\u2066do\u200fcx';
  db.archivos.put({ ...uno, NombreArchivo, TipoContenido: 'application/msword' });
  db.archivos.put({ ...foto, NombreArchivo: 'foto\u202egnp.jpg' });
  const { user } = await show(<Banco de={de} alMarcar={null} />, { as: 'personal' });
  expect(await screen.findByText('Un archivo DOCX no se puede mostrar aquí. Descárguelo para verlo.')).toBeVisible();
  const [photo, document] = await miniaturas();
  await leido();
  expect(photo?.querySelector('.documento-nombre')).toHaveAttribute('title', 'fotognp.jpg');
  expect(document?.querySelector('.documento-nombre')).toHaveAttribute('title', 'contratofdp.docx');
  expect(document).toHaveTextContent(/DOCX · \d+ kB$/);
  expect(turnedTexts(window.document.body)).toEqual([]);
  const files = descargas();
  await user.click(screen.getByRole('button', { name: 'Descargar' }));
  expect(files.map(({ name }) => name)).toEqual(['contratofdp.docx']);
});

test('[D17] while something can be flagged, pressing a file flags it; looking at it again does not', async () => {
  const alMarcar = vi.fn();
  const { user } = await abrir({ alMarcar });
  const [photo, document] = await miniaturas();
  await user.click(photo ?? window.document.body);
  expect(alMarcar).toHaveBeenCalledExactlyOnceWith('Fotografía');
  expect(photo).toHaveTextContent(/marcado para observar$/);
  await user.click(document ?? window.document.body);
  expect(alMarcar).toHaveBeenCalledTimes(2);
  await user.click(photo ?? window.document.body);
  expect(alMarcar, 'it is only shown again').toHaveBeenCalledTimes(2);
  await user.click(photo ?? window.document.body);
  expect(photo).not.toHaveTextContent(/marcado/);
});

test('[D6] the files of the next notice are there before it is opened', async () => {
  const { de, novedad } = await documentos();
  await signInAs('personal');
  await prepararAviso({
    IdPersonaNovedad: de.idPersonaNovedad,
    IdTipoNovedad: novedad().IdTipoNovedad,
    IdTipoNovedadPadre: 1,
  });
  const asked = recordCalls(OBTENER);
  await show(<Banco de={de} alMarcar={null} />, { as: 'personal' });
  expect(await screen.findByText(/^\d+ bytes$/)).toBeVisible();
  await leido();
  expect(asked).toEqual([]);
});

test('[D6] what fails while it is read ahead is told to nobody, and asked for again', async () => {
  const { de, novedad } = await documentos();
  await signInAs('personal');
  server.use(http.all('*/servicios/*', () => new HttpResponse('', { status: 500 })));
  const row = { IdPersonaNovedad: de.idPersonaNovedad, IdTipoNovedadPadre: 1, IdTipoNovedad: novedad().IdTipoNovedad };
  await prepararAviso(row);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  server.resetHandlers();
  await show(<Banco de={de} alMarcar={null} />, { as: 'personal' });
  expect(await screen.findByText(/^\d+ bytes$/)).toBeVisible();
});

test('[D6] the addresses of the pictures are given back', async () => {
  const made: string[] = [];
  const given: string[] = [];
  const create = URL.createObjectURL;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    const address = create(file);
    made.push(address);
    return address;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void given.push(address));
  await abrir();
  await miniaturas();
  await waitFor(() => expect(made).not.toEqual([]));
  await leido();
  cleanup();
  expect(given.toSorted()).toEqual(made.toSorted());
});

test('[D26] on a phone the photograph stands beside the carnet, even if another document comes first', async () => {
  const media = window.matchMedia;
  window.matchMedia = (query) => ({ ...media(query), matches: true });
  atTestEnd(() => {
    window.matchMedia = media;
  });
  server.use(
    http.get('*/ObtenerRequisitosPorTipoNovedad/*', async ({ request }) => {
      const { app } = await theSandbox();
      const reply = (await (await app.fetch(request.clone())).json()) as { Datos: { Nombre: string }[] };
      const isCarnet = ({ Nombre }: { Nombre: string }) => Nombre === 'DOCUMENTO DE IDENTIDAD';
      const Datos = [...reply.Datos.filter((one) => !isCarnet(one)), ...reply.Datos.filter(isCarnet)];
      return HttpResponse.json({ ...reply, Datos });
    }),
  );
  await abrir();
  const strip = within(await screen.findByRole('region', { name: 'Documentos del aviso' }));
  await strip.findByRole('button', { name: 'DOCUMENTO DE IDENTIDAD' });
  const buttons = strip.getAllByRole('button');
  const names = ['Fotografía', 'DOCUMENTO DE IDENTIDAD', /^Ver \d+ documentos$/];
  expect(buttons).toHaveLength(names.length);
  for (const [at, name] of names.entries()) expect(buttons[at]).toHaveAccessibleName(name);
});

test('[D6] [D26] on a phone the photograph stands beside the document, and the viewer fills the screen', async () => {
  const media = window.matchMedia;
  window.matchMedia = (query) => ({ ...media(query), matches: true });
  atTestEnd(() => {
    window.matchMedia = media;
  });
  const { user, archivos } = await abrir();
  const strip = within(await screen.findByRole('region', { name: 'Documentos del aviso' }));
  expect(strip.getByRole('button', { name: 'Fotografía' })).toBeVisible();
  await leido();
  const all = strip.getByRole('button', { name: `Ver ${archivos().length} documentos` });
  expect(all).toHaveTextContent(`Ver ${archivos().length}`);
  await user.click(all);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^\d+ bytes$/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: /^Fotografía/ }));
  expect(await screen.findByRole('dialog', { name: 'Fotografía' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
