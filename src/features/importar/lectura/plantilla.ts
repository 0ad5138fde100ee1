import { fold } from '#lib/texts.ts';
import { type Columna, columnas, type Textos } from '../fila/columnas.ts';
import { supuestos, tiposDeAviso } from '../fila/tipos.ts';
import { plantillaMessages as textos } from './messages.ts';

/** The valid texts of the columns that have a list. */
type ListasDePlantilla = Readonly<Partial<Record<Columna, readonly string[]>>>;

/** Lists that are known without the services, before the names that the fund gives. */
const propias: ListasDePlantilla = {
  TipoAviso: tiposDeAviso.map(({ texto }) => texto),
  TipoDocumento: [supuestos.documento, supuestos.extranjero, 'PAS'],
};

/** A place of a regional, as the list of places names it: 'SACABA · COCHABAMBA'. */
const lugarEn = (listas: ListasDePlantilla, regional: string): string =>
  listas.Ubicacion?.find((lugar) => regional !== '' && fold(lugar).endsWith(` · ${fold(regional)}`)) ?? '';

/** Made-up people, one for each kind of notice. `empresa` is the company itself, which moves one of them elsewhere. */
function ejemplos(listas: ListasDePlantilla, empresa: string): readonly Textos[] {
  const deLista = (columna: Columna, lugar: number) => listas[columna]?.[lugar] ?? '';
  const ana: Textos = {
    ...{
      TipoDocumento: supuestos.documento,
      NumeroDocumento: '1234567',
      Extension: 'LP',
      FechaNacimiento: '12/05/1994',
    },
    ...{ ApellidoPaterno: 'QUISPE', ApellidoMaterno: 'MAMANI', Nombres: 'ANA MARÍA' },
  };
  const luis: Textos = {
    ...{ TipoDocumento: supuestos.extranjero, NumeroDocumento: 'E-7654321', FechaNacimiento: '07/03/1988' },
    ...{ ApellidoPaterno: 'FLORES', Nombres: 'LUIS' },
  };
  const destino = deLista('RegionalDestino', 0);
  const puesto: Textos = { Motivo: supuestos.motivo, Cargo: 'CAJERO', Ubicacion: deLista('Ubicacion', 0) };
  return [
    { TipoAviso: 'ALTA', ...ana, ...puesto, FechaAviso: '03/11/2026', HaberMensual: '3500.50' },
    {
      ...{ TipoAviso: 'ALTA PASANTE', ...luis, ...puesto, FechaAviso: '03/11/2026' },
      ...{ FechaFinContrato: '30/04/2027', HaberMensual: '0' },
    },
    { TipoAviso: 'BAJA', ...ana, NumeroDocumento: '2345678', Complemento: '1A', FechaAviso: '20/11/2026' },
    {
      ...{ TipoAviso: 'TRANSFERENCIA', ...ana, NumeroDocumento: '3456789', FechaAviso: '16/11/2026' },
      ...{ RegionalDestino: destino, EmpresaDestino: empresa, Ubicacion: lugarEn(listas, destino) },
    },
  ];
}

const enOrden = (fila: Textos): readonly string[] => columnas.map((columna) => fila[columna] ?? '');

/** The valid texts side by side, each below the name of its column. */
function valores(listas: ListasDePlantilla) {
  const conLista = columnas.filter((columna) => (listas[columna] ?? []).length > 0);
  const alto = Math.max(0, ...conLista.map((columna) => listas[columna]?.length ?? 0));
  const filas = Array.from({ length: alto }, (_, n) => conLista.map((columna) => listas[columna]?.[n] ?? ''));
  return { conLista, filas: [conLista, ...filas] };
}

async function libro(listas: ListasDePlantilla, empresa: string): Promise<Blob> {
  const { writeBook } = await import('#ui/files/writeBook.ts');
  const { conLista, filas } = valores(listas);
  const lists = conLista.map((columna, from) => ({
    column: columnas.indexOf(columna),
    sheet: textos.valores,
    from,
    count: listas[columna]?.length ?? 0,
  }));
  return writeBook(
    [
      { name: textos.planilla, rows: [columnas], lists },
      { name: textos.ejemplos, rows: [columnas, ...ejemplos(listas, empresa).map(enOrden)] },
      { name: textos.valores, rows: filas },
    ],
    { notListed: textos.elija },
  );
}

/**
 * The own template as a file. The workbook has the sheets Planilla, whose cells choose from the lists, Ejemplos and
 * Valores válidos; the CSV has the titles only. `empresa` is the company's name, for the examples.
 */
export async function plantilla(formato: 'xlsx' | 'csv', listas: ListasDePlantilla, empresa: string): Promise<Blob> {
  const juntas: ListasDePlantilla = {
    ...listas,
    TipoAviso: propias.TipoAviso ?? [],
    TipoDocumento: [...new Set([...(propias.TipoDocumento ?? []), ...(listas.TipoDocumento ?? [])])],
  };
  if (formato === 'xlsx') return libro(juntas, empresa);
  const { writeCsv } = await import('#ui/files/csv.ts');
  return new Blob([writeCsv([columnas]), '\r\n'], { type: 'text/csv;charset=utf-8' });
}
