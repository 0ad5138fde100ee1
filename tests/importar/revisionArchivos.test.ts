import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { session } from '#client/session.ts';
import { requisitoFotografia } from '#contract/enumerations.ts';
import { crearImportacion } from '#features/importar/fila/importacion.ts';
import type { Adjunto } from '#features/importar/lectura/adjuntos.ts';
import { crearEstado } from '#features/importar/visita/estado.ts';
import { crearImportador } from '#features/importar/visita/importador.ts';
import { crearRevision } from '#features/importar/visita/revision.ts';
import { conCandados } from '#support/candados.ts';
import { jpegDe } from '#support/imagenes.ts';
import { signInAs } from '#support/session.ts';
import { atTestEnd } from '#support/testEnd.ts';
import { filaCon, unContexto } from './apoyo.ts';

/** A termination of somebody who works here, and the document of somebody else. */
const textos = {
  ...{ TipoAviso: 'BAJA', NumeroDocumento: '4890023', ApellidoPaterno: 'MAMANI', ApellidoMaterno: 'QUISPE' },
  ...{ Nombres: 'BEATRIZ', FechaNacimiento: '12/05/1994', FechaAviso: '20/11/2026' },
};
const OTRO = '6843217';

const adjunto = (ruta: string, part: Partial<Adjunto> = {}): Adjunto => {
  const archivo = new File(['%PDF-1.4\n%%EOF\n'], ruta, { type: 'application/pdf' });
  return { ruta, nombre: ruta, peso: archivo.size, archivo, ...part };
};

const foto = (ruta: string): Adjunto => {
  const bytes = jpegDe({ width: 400, height: 500 });
  return adjunto(ruta, { archivo: new File([bytes], ruta, { type: 'image/jpeg' }) });
};

/** A file that was changed in its folder since it was chosen: the browser does not read it any more. */
function cambiado(ruta: string): Adjunto {
  const uno = adjunto(ruta);
  vi.spyOn(uno.archivo, 'arrayBuffer').mockRejectedValue(new DOMException('changed', 'NotReadableError'));
  return uno;
}

/** A file inside a ZIP that is not unpacked before `soltar`. */
function retenido(ruta: string) {
  let soltar = () => {};
  const puerta = new Promise<void>((resolve) => {
    soltar = resolve;
  });
  const uno = adjunto(ruta);
  const abrir = vi.fn(async () => {
    await puerta;
    return uno.archivo;
  });
  return { ...uno, abrir, soltar: () => soltar() };
}

/** A review of one row, or of these, with these files, whose check has just begun. */
async function revision(archivos: readonly Adjunto[], filas = [filaCon(textos, 2)]) {
  const contexto = await unContexto();
  const pantalla = crearEstado();
  const tienda = crearImportacion();
  tienda.cargar(filas, (fila, nuevos) => filaCon(nuevos, fila.numero));
  pantalla.setState({ contexto, paso: 'revisar', archivos });
  const una = crearRevision({ pantalla, tienda, dueno: { usuario: 1, empresa: 501 }, alFallar: vi.fn() });
  atTestEnd(una.soltar);
  una.alComprobarTodo();
  const rutas = () => (pantalla.getState().revisados.porFila.get(2) ?? []).map(({ ruta }) => ruta);
  const fila = () => tienda.getState().filas[0];
  const corregir = (NumeroDocumento: string) => {
    tienda.editar([2], { NumeroDocumento });
    una.alComprobar([2]);
  };
  return { una, pantalla, tienda, rutas, fila, corregir };
}

test('[P6] a document corrected while the files are looked into: the files of the earlier one stay away', async () => {
  const suyo = retenido('4890023_retiro.pdf');
  const { tienda, rutas, fila, corregir } = await revision([suyo, adjunto(`${OTRO}_retiro.pdf`)]);
  await waitFor(() => expect(suyo.abrir).toHaveBeenCalled());
  corregir(OTRO);
  await waitFor(() => expect(rutas()).toEqual([`${OTRO}_retiro.pdf`]));
  suyo.soltar();
  await waitFor(() => expect(tienda.getState().comprobadasA).not.toBe(''));
  expect(rutas()).toEqual([`${OTRO}_retiro.pdf`]);
  expect(fila()?.textos.NumeroDocumento).toBe(OTRO);
});

test('[P6] of two quick corrections the last one counts, whichever check ends first', async () => {
  const segundo = retenido(`${OTRO}_retiro.pdf`);
  const { tienda, rutas, corregir } = await revision([adjunto('4890023_retiro.pdf'), segundo]);
  await waitFor(() => expect(tienda.getState().comprobadasA).not.toBe(''));
  corregir(OTRO);
  await waitFor(() => expect(segundo.abrir).toHaveBeenCalled());
  // Nobody's files, until the new ones were looked into.
  expect(rutas()).toEqual([]);
  corregir('4890023');
  await waitFor(() => expect(rutas()).toEqual(['4890023_retiro.pdf']));
  segundo.soltar();
  await waitFor(() => expect(tienda.getState().filas[0]?.paso).toBe('problema'));
  expect(rutas()).toEqual(['4890023_retiro.pdf']);
});

test('[P6] a folder that is replaced while the files are looked into: none of the earlier one is sent', async () => {
  const suyo = retenido('4890023_retiro.pdf');
  const { una, pantalla, tienda, rutas, fila } = await revision([suyo]);
  await waitFor(() => expect(suyo.abrir).toHaveBeenCalled());
  pantalla.setState({ archivos: [adjunto('nueva/4890023_retiro.pdf', { nombre: '4890023_retiro.pdf' })] });
  await una.volverARepartir();
  expect(rutas()).toEqual(['nueva/4890023_retiro.pdf']);
  suyo.soltar();
  await waitFor(() => expect(tienda.getState().comprobadasA).not.toBe(''));
  expect(rutas()).toEqual(['nueva/4890023_retiro.pdf']);
  // Its photograph is missing, and nothing else.
  expect(fila()?.hallazgos.map(({ texto }) => texto)).toEqual(['Falta el archivo: Fotografía.']);
});

const documentos = Array.from({ length: 6 }, (_, at) => String(7_100_000 + at));
const filasDeTodos = documentos.map((NumeroDocumento, at) => filaCon({ ...textos, NumeroDocumento }, at + 2));

/** A folder with a file for each of these rows, of which the last one is not unpacked before `soltar`. */
function carpeta() {
  const ultimo = retenido(`${documentos.at(-1)}_retiro.pdf`);
  return { ultimo, archivos: [...documentos.slice(0, -1).map((uno) => adjunto(`${uno}_retiro.pdf`)), ultimo] };
}

/** Each reading of the clock is a second after the one before. */
function conReloj(): void {
  let pasa = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => {
    pasa += 1000;
    return pasa;
  });
}

test('[P7] while the files of a folder are looked into, it is told how many of them were', async () => {
  const { ultimo, archivos } = carpeta();
  conReloj();
  const { tienda } = await revision(archivos, filasDeTodos);
  const pasos: unknown[] = [];
  atTestEnd(tienda.subscribe(({ avance }) => pasos.push(avance)));
  await waitFor(() => expect(tienda.getState().avance).toMatchObject({ que: 'archivos', hechas: 5, total: 6 }));
  ultimo.soltar();
  await waitFor(() => expect(tienda.getState().comprobadasA).not.toBe(''));
  expect(pasos).toContainEqual(expect.objectContaining({ que: 'archivos', hechas: 6, total: 6 }));
  // Then the rows are counted, from the first one.
  expect(pasos).toContainEqual({ hechas: 0, total: 6, resta: null });
  expect(tienda.getState().avance).toBeNull();
});

test('[P7] [P6] a folder chosen in the review has its progress too; if that is cancelled, the rows lack their files', async () => {
  const [antes, despues] = [carpeta(), carpeta()];
  const { una, pantalla, tienda } = await revision(antes.archivos, filasDeTodos);
  antes.ultimo.soltar();
  await waitFor(() => expect(tienda.getState().comprobadasA).not.toBe(''));
  const faltan = () =>
    tienda.getState().filas.map(({ hallazgos }) => hallazgos.filter(({ codigo }) => codigo === 'FALTA_ADJUNTO').length);
  // The photograph only.
  expect(faltan()).toEqual(Array(6).fill(1));
  conReloj();
  pantalla.setState({ archivos: despues.archivos });
  const fin = una.volverARepartir();
  await waitFor(() => expect(tienda.getState().avance).toMatchObject({ que: 'archivos', hechas: 5, total: 6 }));
  una.alCancelar();
  despues.ultimo.soltar();
  await fin;
  expect(tienda.getState().avance).toBeNull();
  expect(faltan()).toEqual(Array(6).fill(2));
});

test('[P6] a cropped photograph belongs to the picture it was cut from: not to the row, whoever it is about later', async () => {
  conCandados();
  await signInAs('empresa');
  const { user, empresa } = session.getState();
  const visita = crearImportador({ usuario: user?.id_usuario ?? 0, empresa: empresa.IdEmpresa });
  atTestEnd(visita.soltar);
  const contexto = await visita.preparacion.leerListas();
  if (!contexto) throw new Error('the lists could not be read');
  const { pantalla, tienda, revision: una } = visita;
  const [suya, ajena] = [foto('4890023_foto.jpg'), foto(`${OTRO}_foto.jpg`)];
  const archivos = [suya, ajena];
  pantalla.setState({ archivos, pruebas: { decimal: '.' } });
  await una.cargar([filaCon(textos, 2)], contexto);
  const enviada = () =>
    pantalla
      .getState()
      .revisados.porFila.get(2)
      ?.find(({ idRequisito }) => idRequisito === requisitoFotografia)?.archivo;
  expect(enviada()).toBe(suya.archivo);
  const cortada = new File([jpegDe({ width: 400, height: 500 })], 'fotografia.jpg', { type: 'image/jpeg' });
  visita.recortar(suya.archivo, cortada);
  await waitFor(() => expect(enviada()).toBe(cortada));

  tienda.editar([2], { NumeroDocumento: OTRO });
  una.alComprobar([2]);
  await waitFor(() => expect(enviada()).toBe(ajena.archivo));
  // Another sheet, whose row 2 is somebody else; then the same person again.
  await una.cargar([filaCon({ ...textos, NumeroDocumento: OTRO }, 2)], contexto);
  expect(enviada()).toBe(ajena.archivo);
  await una.cargar([filaCon(textos, 2)], contexto);
  expect(enviada()).toBe(cortada);

  // Another folder: what was cut from the pictures of the earlier one is gone.
  await visita.preparacion.elegirAdjuntos([suya.archivo]);
  expect(pantalla.getState().recortes.size).toBe(0);
  expect(enviada()).toBe(suya.archivo);
});

test('[P6] [P7] after a crop only the files of that photograph’s row are looked into again', async () => {
  const abierta = (ruta: string) => {
    const una = foto(ruta);
    return { ...una, abrir: vi.fn(async () => una.archivo) };
  };
  const [suya, ajena] = [abierta('4890023_foto.jpg'), abierta(`${OTRO}_foto.jpg`)];
  const filas = [filaCon(textos, 2), filaCon({ ...textos, NumeroDocumento: OTRO }, 3)];
  const { una, pantalla, tienda } = await revision([suya, ajena], filas);
  await waitFor(() => expect(tienda.getState().comprobadasA).not.toBe(''));
  expect([suya.abrir.mock.calls.length, ajena.abrir.mock.calls.length]).toEqual([1, 1]);
  const cortada = new File([jpegDe({ width: 400, height: 500 })], 'fotografia.jpg', { type: 'image/jpeg' });
  pantalla.setState({ recortes: new Map([[suya.archivo, cortada]]) });
  await una.volverARepartir(suya.archivo);
  const enviadas = [2, 3].map((numero) => pantalla.getState().revisados.porFila.get(numero)?.[0]?.archivo);
  expect(enviadas).toEqual([cortada, ajena.archivo]);
  expect([suya.abrir.mock.calls.length, ajena.abrir.mock.calls.length]).toEqual([1, 1]);
});

const PERDIDO = 'No se puede leer: se movió o cambió después de elegirlo. Elija el archivo otra vez.';

test('[P6] [P7] a file changed in its folder: its row says so, the others are checked, and the check ends each time', async () => {
  const filas = [filaCon(textos, 2), filaCon({ ...textos, NumeroDocumento: OTRO }, 3)];
  const { una, pantalla, tienda } = await revision(
    [cambiado('4890023_retiro.pdf'), adjunto(`${OTRO}_retiro.pdf`)],
    filas,
  );
  const dichos = () =>
    tienda.getState().filas.map(({ hallazgos }) => hallazgos.flatMap((h) => (h.codigo === 'ADJUNTO' ? [h.texto] : [])));
  const comprobada = async () => {
    await waitFor(() => expect(tienda.getState().comprobadasA).not.toBe(''));
    expect(tienda.getState().avance).toBeNull();
    expect(dichos()).toEqual([[`4890023_retiro.pdf: ${PERDIDO}`], []]);
    expect([...pantalla.getState().revisados.porFila.keys()]).toEqual([3]);
  };
  await comprobada();
  // A check of two rows may be over between two looks.
  const avances: unknown[] = [];
  atTestEnd(tienda.subscribe(({ avance }) => avances.push(avance)));
  una.alComprobarTodo();
  await waitFor(() => expect(avances.some(Boolean) && avances.at(-1) === null).toBe(true));
  await comprobada();
  // Chosen again in its folder.
  pantalla.setState({ archivos: [adjunto('4890023_retiro.pdf'), adjunto(`${OTRO}_retiro.pdf`)] });
  await una.volverARepartir();
  expect(dichos()).toEqual([[], []]);
});

test('[P6] [P7] a defect in the check of a file leaves no check under way for good', async () => {
  const roto = adjunto('4890023_retiro.pdf', { abrir: () => Promise.reject(new Error('defect')) });
  const { una, pantalla, tienda } = await revision([]);
  await waitFor(() => expect(tienda.getState().comprobadasA).not.toBe(''));
  pantalla.setState({ archivos: [roto], pruebas: { decimal: '.' } });
  conReloj();
  await expect(una.volverARepartir()).rejects.toThrow('defect');
  expect(tienda.getState().avance).toBeNull();
  const contexto = pantalla.getState().contexto;
  if (!contexto) throw new Error('no lists');
  await expect(una.cargar([filaCon(textos, 2)], contexto)).rejects.toThrow('defect');
  expect(tienda.getState().avance).toBeNull();
});
