import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { comparar } from '#features/importar/comparar/comparar.ts';
import { comprobarAdjuntos, conAdjuntos, requisitosDe } from '#features/importar/comprobar/adjuntos.ts';
import type { Contexto } from '#features/importar/comprobar/contexto.ts';
import { comprobarFormato } from '#features/importar/comprobar/formato.ts';
import type { Fila } from '#features/importar/fila/fila.ts';
import type { Correspondencia } from '#features/importar/fila/planilla.ts';
import { abrirAdjuntos } from '#features/importar/lectura/adjuntos.ts';
import { corresponder } from '#features/importar/lectura/corresponder.ts';
import { leerFilas } from '#features/importar/lectura/leerFilas.ts';
import { leerPlanilla } from '#features/importar/lectura/leerPlanilla.ts';
import { repartirAdjuntos } from '#features/importar/lectura/repartirAdjuntos.ts';
import { comprobadas, fixture, leer, unContexto, veredictos } from './apoyo.ts';

type Veredicto = ReturnType<typeof veredictos>[number];

const filasDe = (archivo: string) => veredictos().filter((one) => one.archivo === archivo);
const deEtapa = (...etapas: readonly string[]) => veredictos().filter(({ etapa = '' }) => etapas.includes(etapa));

/** A row's verdict in the words of the table: the problem that decides, else the warning, else a dash. */
function veredicto({ paso, hallazgos }: Fila): { veredicto: string; codigo: string } {
  const decides = hallazgos.find(({ nivel }) => nivel === 'problema') ?? hallazgos[0];
  return { veredicto: paso, codigo: decides?.codigo ?? '-' };
}

const LA_PAZ = 'NUESTRA SEÑORA DE LA PAZ';
const PROPIAS = '05-columnas-propias-utf16.txt';
/** What the clerk matches by hand, where a file leaves something out. */
const aMano: Readonly<Record<string, Correspondencia>> = {
  '04-ministerio-ovt.csv': { Ubicacion: { constante: LA_PAZ } },
  [PROPIAS]: { TipoAviso: { constante: 'ALTA' }, FechaAviso: { indice: 6 }, Ubicacion: { indice: 9 } },
};

async function comprobarArchivo(archivo: string): Promise<ReadonlyMap<string, Fila>> {
  const { filas, releer, planilla } = await leer(archivo, aMano[archivo]);
  const contexto = await unContexto();
  const { signal } = new AbortController();
  const found = async (): Promise<readonly Fila[]> => {
    if (planilla.clase !== 'ministerio') return comprobadas(filas, contexto);
    const { altas, bajas, diferencias } = await comparar(filas, contexto, { signal, releer });
    return comprobadas([...altas, ...bajas, ...diferencias], contexto);
  };
  return new Map((await found()).map((fila) => [String(fila.numero), fila]));
}

const deFilas = [
  ...new Set(
    deEtapa('formato', 'servicios')
      .filter(({ fila = '' }) => fila !== '')
      .map(({ archivo = '' }) => archivo),
  ),
];

describe('the verdicts of expected.tsv', () => {
  test('the table has 84 verdicts, and each is tested below', () => {
    expect(veredictos()).toHaveLength(84);
    const tested = ({ archivo = '', etapa = '' }: Veredicto) =>
      deFilas.includes(archivo) || etapa === 'archivo' || etapa === 'adjuntos';
    const others = veredictos().filter((one) => !tested(one));
    expect(others.map(({ archivo }) => archivo)).toEqual(['12-generar-planilla.mjs']);
  });

  test.each(deFilas)(
    '[E-4-47, E-4-48, E-4-49, E-5.3-03, E-5.3-05, E-5.3-06, E-5.3-08, E-5.3-12, E-5.4-08, E-5.5-08, E-5.7-08] [P1] [P2] [P3] [P5] %s',
    async (archivo) => {
      const filas = await comprobarArchivo(archivo);
      const wanted = filasDe(archivo).filter(({ etapa }) => etapa !== 'archivo');
      const got = wanted.map(({ fila = '' }) => {
        const found = filas.get(fila);
        return { fila, ...(found ? veredicto(found) : { veredicto: 'falta', codigo: '' }) };
      });
      expect(got).toEqual(wanted.map(({ fila, veredicto, codigo }) => ({ fila, veredicto, codigo })));
    },
  );

  test('[P1] a verdict of the format needs no service, one of the services is not found before', async () => {
    const contexto = await unContexto();
    for (const archivo of deFilas.filter((one) => one !== '04-ministerio-ovt.csv')) {
      const { filas } = await leer(archivo, aMano[archivo]);
      const juzgadas = await comprobarFormato(filas, contexto);
      for (const { fila = '', etapa, codigo } of filasDe(archivo)) {
        const found = juzgadas.find(({ numero }) => String(numero) === fila);
        if (codigo === 'REPETIDA' || !found) continue;
        const conProblema = found.paso === 'problema';
        const deFormato = etapa === 'formato' && found.hallazgos.some((one) => one.codigo === codigo);
        // A regional of one's own is seen in the row, though the table expects it of the services.
        const propia = archivo === '13-transferencias.csv' && codigo === 'VALOR';
        expect(`${archivo} ${fila} ${deFormato || propia || !conProblema}`).toBe(`${archivo} ${fila} true`);
      }
    }
  });

  test('[F3] an own text of a column that is matched once makes its rows ready', async () => {
    const equivale = { agenciacentral: LA_PAZ, agenciaelalto: 'EL ALTO' };
    const { filas } = await leer(PROPIAS, { ...aMano[PROPIAS], Ubicacion: { indice: 9, equivale } });
    const found = await comprobadas(filas, await unContexto());
    expect(found.map(veredicto)).toEqual([
      { veredicto: 'problema', codigo: 'FECHA' },
      { veredicto: 'lista', codigo: '-' },
      { veredicto: 'aviso', codigo: 'REINGRESO_SUPUESTO' },
    ]);
  });

  test('[F5] a number that may have lost a zero says so beside the problem', async () => {
    const filas = await comprobarArchivo('09-plantilla.xlsx');
    expect(filas.get('4')?.hallazgos.map(({ codigo }) => codigo)).toEqual(['NO_VERIFICADA', 'CERO_PERDIDO']);
  });

  test('[B1] rows that a program makes end in the letter of their verdict', async () => {
    const csv = execFileSync('node', ['tests/importar/fixtures/12-generar-planilla.mjs', '400']);
    const lectura = await leerPlanilla(new File([csv], 'planilla.csv'));
    if (!lectura.ok) throw new Error(lectura.texto);
    const filas = await leerFilas(lectura.planilla, corresponder(lectura.planilla, {}));
    const juzgadas = await comprobarFormato(filas, await unContexto());
    const letra = ({ hallazgos }: Fila) => {
      if (hallazgos.some(({ nivel }) => nivel === 'problema')) return 'P';
      return hallazgos.length > 0 ? 'A' : 'L';
    };
    const differ = juzgadas.filter((fila) => !fila.textos.Observacion?.endsWith(letra(fila)));
    expect(differ.map(({ numero, hallazgos }) => ({ numero, hallazgos }))).toEqual([]);
    expect(juzgadas).toHaveLength(400);
  });

  const rechazados = deEtapa('archivo').filter((one) => one.veredicto === 'rechazado');
  test.each(rechazados)('[F6] $archivo is refused: $codigo', async ({ archivo = '', codigo, porque = '' }) => {
    const lectura = await leerPlanilla(fixture(archivo));
    const [sentence = ''] = porque.split(' …');
    expect(lectura).toMatchObject({ ok: false, codigo, texto: expect.stringContaining(sentence) });
  });

  const ignoradas = deEtapa('archivo').filter((one) => one.veredicto === 'ignorada');
  test.each(ignoradas)('[F2] row $fila of $archivo is ignored: $codigo', async ({ archivo = '', fila }) => {
    const { planilla } = await leer(archivo);
    expect(planilla.ignoradas.map(({ numero }) => String(numero))).toContain(fila);
  });
});

/** The files of the ZIP, matched and checked against the rows of the template. */
async function revisarZip(contexto: Contexto) {
  const { filas } = await leer('01-plantilla-utf8-bom.csv');
  const listas = await comprobadas(filas, contexto);
  const adjuntos = await abrirAdjuntos([fixture('11-adjuntos.zip')]);
  if (!adjuntos.ok) throw new Error(adjuntos.texto);
  const reparto = repartirAdjuntos(adjuntos.archivos, listas, (fila) => requisitosDe(fila, contexto));
  const { signal } = new AbortController();
  return { listas, adjuntos, reparto, revision: await comprobarAdjuntos(listas, reparto, contexto, { signal }) };
}

describe('the files of 11-adjuntos.zip', () => {
  test('[E-9-09] [P6] each has the verdict of the table', async () => {
    const { adjuntos, reparto, revision } = await revisarZip(await unContexto());
    const hallazgos = [...revision.hallazgos.values()].flat();
    const aceptados = [...revision.porFila.values()].flat().map(({ ruta }) => ruta);
    const de = (ruta: string) => {
      if (adjuntos.ignorados.some((one) => ruta.endsWith(one) || one === ruta))
        return { veredicto: 'ignorado', codigo: '-' };
      if (reparto.sueltos.some(({ adjunto }) => adjunto.ruta === ruta))
        return { veredicto: 'aviso', codigo: 'ADJUNTO_SUELTO' };
      if (reparto.dobles.some(({ otro }) => otro.ruta === ruta)) return { veredicto: 'aviso', codigo: 'ADJUNTO_DOBLE' };
      if (hallazgos.some(({ codigo, texto }) => codigo === 'ADJUNTO' && texto.startsWith(`${ruta}: `)))
        return { veredicto: 'problema', codigo: 'ADJUNTO' };
      return { veredicto: aceptados.includes(ruta) ? 'lista' : 'falta', codigo: '-' };
    };
    const wanted = filasDe('11-adjuntos.zip');
    expect(wanted.map(({ fila = '' }) => ({ fila, ...de(fila) }))).toEqual(
      wanted.map(({ fila, veredicto, codigo }) => ({ fila, veredicto, codigo })),
    );
  });

  test('[P6] a row says which file is refused, and what it lacks; with all files it is ready', async () => {
    const contexto = await unContexto();
    const { listas, revision } = await revisarZip(contexto);
    const filas = new Map(listas.map((fila) => [fila.textos.NumeroDocumento, conAdjuntos(fila, revision, contexto)]));
    const codigos = (documento: string) =>
      filas.get(documento)?.hallazgos.map(({ codigo, nivel }) => `${codigo} ${nivel}`);
    expect(filas.get('6843217')?.paso).toBe('lista');
    // With two files for one document the clerk confirms which one counts.
    expect(codigos('12345678')).toEqual(['ADJUNTO_DOBLE aviso', 'ADJUNTO problema']);
    expect(codigos('E-0012345')).toEqual(['ADJUNTO problema']);
    expect(filas.get('E-0012345')?.preparada).not.toBeNull();
    const sin = conAdjuntos(
      listas[0] as Fila,
      { porFila: new Map(), hallazgos: new Map(), rechazados: new Map() },
      contexto,
    );
    expect(sin.hallazgos.map(({ codigo, texto }) => `${codigo} ${texto}`)).toEqual([
      'FALTA_ADJUNTO Falta el archivo: Fotografía.',
      'FALTA_ADJUNTO Falta el archivo: DOCUMENTO DE IDENTIDAD.',
    ]);
    expect(sin.paso).toBe('problema');
  });
});
