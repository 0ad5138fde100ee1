import * as z from 'zod/mini';

const address = z.string().check(z.regex(/^(https?:\/\/[^\s]+|\/[^\s]*)$/));
const flag = z.pipe(
  z.enum(['true', 'false', '1', '0', 'si', 'no']),
  z.transform((text) => ['true', '1', 'si'].includes(text)),
);
const filled = z.string().check(z.minLength(1));
const optional = z._default(z.string(), '');
const days = z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number));

const schema = z.object({
  VITE_URL_SEGURIDAD: address,
  VITE_URL_ADMINISTRATIVO: address,
  VITE_URL_FACTURACION: address,
  VITE_URL_NOTIFICACION_PAGO: address,
  VITE_CAJA_NOMBRE: filled,
  VITE_CAJA_CODIGO: z.string().check(z.regex(/^[A-Za-z0-9]+$/)),
  VITE_TITULO: filled,
  VITE_RUTA_DOCUMENTOS: z._default(z.string().check(z.regex(/^[\w-]+(\/[\w-]+)*$/)), 'Documentos'),
  VITE_RECAPTCHA_CLAVE: optional,
  VITE_VERSION_PRUEBA: flag,
  VITE_FACTURA_EN_MODAL: flag,
  VITE_DIAS_PARA_DECLARAR: z._default(days, 5),
  VITE_MAPA_TESELAS: optional,
  VITE_IP_PUBLICA: optional,
  VITE_USUARIOS_DEMO: optional,
});

interface Config {
  /** Base addresses of the four services, without trailing slash (spec F 7). */
  readonly servicios: Readonly<Record<Servicio, string>>;
  readonly caja: { readonly nombre: string /** `{product}` in paths. */; readonly codigo: string };
  readonly titulo: string;
  /** The folder where the administrative service stores documents; the specification leaves it blank (R 7.9). */
  readonly rutaDocumentos: string;
  /** Site key of the robot check; '' shows a plain check box (decision 76). */
  readonly claveRobot: string;
  readonly versionPrueba: boolean;
  /** True prints invoices in a modal, false in a tab. */
  readonly facturaEnModal: boolean;
  /** Working days to declare a notice after its date; 0 shows no deadline. */
  readonly diasParaDeclarar: number;
  /** URL template of the map tiles; '' shows the map without tiles. */
  readonly teselas: string;
  /** Address of the public-IP look-up; '' skips it. */
  readonly ipPublica: string;
  /** Demo users offered on the login, as "user:description" separated by a bar; '' in production. */
  readonly usuariosDemo: readonly { readonly usuario: string; readonly descripcion: string }[];
}

/** The four base addresses of spec F 7. */
export type Servicio = 'seguridad' | 'administrativo' | 'facturacion' | 'notificacionPago';

export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | {
      readonly ok: false /** Names of the settings that are missing or wrong. */;
      readonly problems: readonly string[];
    };

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

const demoUsers = (text: string) =>
  text
    .split('|')
    .filter((part) => part.includes(':'))
    .map((part) => ({
      usuario: part.slice(0, part.indexOf(':')),
      descripcion: part.slice(part.indexOf(':') + 1),
    }));

/**
 * Reads the settings of the build. It names every missing or wrong setting, so that the app can stop with a readable screen
 * instead of failing later.
 */
export function readConfig(env: Readonly<Record<string, unknown>>): ConfigResult {
  const parsed = z.safeParse(schema, env);
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))];
    return { ok: false, problems: names };
  }
  const v = parsed.data;
  return {
    ok: true,
    config: {
      servicios: {
        seguridad: withoutSlash(v.VITE_URL_SEGURIDAD),
        administrativo: withoutSlash(v.VITE_URL_ADMINISTRATIVO),
        facturacion: withoutSlash(v.VITE_URL_FACTURACION),
        notificacionPago: withoutSlash(v.VITE_URL_NOTIFICACION_PAGO),
      },
      caja: { nombre: v.VITE_CAJA_NOMBRE, codigo: v.VITE_CAJA_CODIGO },
      titulo: v.VITE_TITULO,
      rutaDocumentos: v.VITE_RUTA_DOCUMENTOS,
      claveRobot: v.VITE_RECAPTCHA_CLAVE,
      versionPrueba: v.VITE_VERSION_PRUEBA,
      facturaEnModal: v.VITE_FACTURA_EN_MODAL,
      diasParaDeclarar: v.VITE_DIAS_PARA_DECLARAR,
      teselas: v.VITE_MAPA_TESELAS,
      ipPublica: v.VITE_IP_PUBLICA,
      usuariosDemo: demoUsers(v.VITE_USUARIOS_DEMO),
    },
  };
}

const env: Record<string, unknown> = import.meta.env ?? {};

/** The settings of this build, read once. `main.tsx` shows the problems; all other code may use `config()`. */
export const configResult: ConfigResult = readConfig(env);

let given: ConfigResult | null = null;

/** Provides the settings where no bundle has them: the sandbox runs in the server that serves the bundle. */
export function provideConfig(settings: Readonly<Record<string, unknown>>): void {
  given = readConfig(settings);
}

/** The settings. Throws if one is missing, but then `main.tsx` does not mount the app. */
export function config(): Config {
  const result = given ?? configResult;
  if (!result.ok) throw new Error(`Missing settings: ${result.problems.join(', ')}`);
  return result.config;
}
