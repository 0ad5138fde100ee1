import type { Page } from '@playwright/test';
import { zipSync } from 'fflate';
import { controllers } from '#contract/controllers.ts';
import { tipoBeneficiario } from '#contract/enumerations.ts';
import { jpegDe } from '#support/imagenes.ts';
import { contrato } from './novedad.ts';

/** A file as Playwright gives it to an input. */
interface Archivo {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A small photograph, larger than its shape asks, so that it is cropped. */
const foto = jpegDe({ width: 320, height: 320 });

/** A ZIP with a file for each name: a photograph for '_foto', a document otherwise. */
export function zipDe(nombres: readonly string[]): Archivo {
  const entries = nombres.map((nombre) => {
    const esFoto = nombre.includes('_foto');
    return [`${nombre}.${esFoto ? 'jpg' : 'pdf'}`, esFoto ? foto : new Uint8Array(contrato.buffer)] as const;
  });
  const buffer = Buffer.from(zipSync(Object.fromEntries(entries), { level: 0 }));
  return { name: 'archivos.zip', mimeType: 'application/zip', buffer };
}

/** A CSV with semicolons from rows of cells. */
export const csvDe = (name: string, rows: readonly (readonly string[])[]): Archivo => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`\uFEFF${rows.map((row) => row.join(';')).join('\r\n')}\r\n`),
});

/** A date of the services or 'yyyy-mm-dd' as payrolls write it. */
export const escrita = (iso: string): string => iso.slice(0, 10).split('-').reverse().join('/');

/** Somebody who works in the company now, with what a payroll says of her. */
export interface Trabajador {
  readonly IdPersona: number;
  readonly documento: string;
  readonly complemento: string;
  readonly paterno: string;
  readonly materno: string;
  readonly nombres: string;
  readonly nacimiento: string;
  readonly ingreso: string;
  readonly cargo: string;
  readonly haber: number;
}

type Objeto = Record<string, unknown>;

/**
 * The services, asked directly with the session of a page: what an import did is read there, and not on its screen. To be
 * called before the page signs in.
 */
export function servicios(page: Page) {
  let authorization = '';
  let origin = '';
  page.on('request', (request) => {
    const { authorization: sent } = request.headers();
    if (!sent || !request.url().includes('/servicios/administrativo/')) return;
    authorization = sent;
    ({ origin } = new URL(request.url()));
  });
  const pedir = async <T>(path: string): Promise<T> => {
    const reply = await page.request.get(`${origin}/servicios/administrativo/${path}`, { headers: { authorization } });
    const { ok, Datos } = (await reply.json()) as { ok: boolean; Datos: T };
    if (!ok) throw new Error(`${path} was refused`);
    return Datos;
  };
  const buscar = (term: string, idEmpresa: number) =>
    pedir<Objeto[]>(`${controllers.empPacientes.others}/BuscarXDocumentoIdentidad/${term}/${idEmpresa}/1`);
  const novedades = (idPersona: number, idEmpresa: number) =>
    pedir<Objeto[]>(`${controllers.personasNovedad.others}/ObtieneNovedades/${idPersona}/${idEmpresa}`);

  /** A contributor of the company in this regional; null if she left, or has a notice that is not finished. */
  async function trabajador(persona: Objeto, idEmpresa: number, idRegional: number): Promise<Trabajador | null> {
    const IdPersona = Number(persona.IdPersona);
    const job = await pedir<Objeto | null>(
      `${controllers.personasEmpresa.others}/ObtieneEmpresasHabilitada/${IdPersona}/${idEmpresa}`,
    );
    if (!job || !String(job.FechaBaja).startsWith('1900') || Number(job.IdRegional) !== idRegional) return null;
    const open = (await novedades(IdPersona, idEmpresa)).filter(
      (one) => !/aceptado|anulado/i.test(String(one.EstadoProceso)),
    );
    if (open.length > 0) return null;
    const paciente = await pedir<{ BasePersonas: Objeto; SegurosPacientes: Objeto }>(
      `${controllers.pacientesPorAudiencia.others}/ObtieneXId/${IdPersona}`,
    );
    const { BasePersonas: p, SegurosPacientes: seguro } = paciente;
    if (seguro.IdTipoBeneficiario !== tipoBeneficiario.cotizante) return null;
    return {
      IdPersona,
      ...{ documento: String(p.NumeroDocumento), complemento: String(p.ComplementoDocumento) },
      ...{ paterno: String(p.ApellidoPaterno), materno: String(p.ApellidoMaterno), nombres: String(p.Nombres) },
      ...{ nacimiento: String(p.FechaNacimiento), ingreso: String(job.FechaIngreso) },
      ...{ cargo: String(job.Cargo), haber: Number(job.HaberMensual) },
    };
  }

  return {
    novedades,
    /** The id of somebody whom the fund knows, by her document. */
    idDe: async (documento: string): Promise<number> => {
      const [persona] = await pedir<Objeto[]>(
        `${controllers.pacientes.others}/BuscarXDocumentoIdentidad/${documento}/0`,
      );
      return Number(persona?.IdPersona);
    },
    /** Files of a notice, by requirement. */
    archivos: (idPersonaNovedad: number, idTipoNovedad: number) =>
      pedir<Objeto[]>(
        `${controllers.recursosPorAudiencia.others}/ValidacionDeAdjuntos/${idPersonaNovedad}/${idTipoNovedad}`,
      ),
    /**
     * The contributors who work in the company and regional now, without an unfinished notice; at most some. A few are asked
     * about at a time: all together, on a busy machine the last answers come too late.
     */
    async trabajadores(idEmpresa: number, idRegional: number, most = Number.POSITIVE_INFINITY) {
      const found: Trabajador[] = [];
      for (const digit of '0123456789') {
        const people = await buscar(digit, idEmpresa);
        while (people.length > 0 && found.length < most) {
          const few = people.splice(0, 4).map((persona) => trabajador(persona, idEmpresa, idRegional));
          found.push(...(await Promise.all(few)).filter((one) => one !== null));
        }
      }
      return found.slice(0, most);
    },
  };
}
