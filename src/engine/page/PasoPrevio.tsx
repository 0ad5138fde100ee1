import type { DatosForm } from '#blocks/identidad/datos.ts';
import type { PersonaElegida } from '#blocks/identidad/elegida.ts';
import { rolActual } from '#blocks/rol/rolActual.ts';
import { session, tipoUsuarioActual } from '#client/session.ts';
import type { NovedadForm } from '#contract/entities/novedad.ts';
import type { TipoUsuario } from '#contract/enumerations.ts';
import type { NovedadDefinition, Previo } from '#engine/definition/definition.ts';
import { later } from '#ui/later.tsx';

/** With its table it is as large as the form. The question before it leaves time to load it ahead. */
export const BuscarPersona = later(
  async () => (await import('#blocks/buscar-persona/BuscarPersonaDialog.tsx')).BuscarPersonaDialog,
);
/** The question opens half a second after the screen, which is shown without waiting for it. */
export const ConfirmarRegional = later(
  async () => (await import('#blocks/confirmar-regional/ConfirmarRegionalDialog.tsx')).ConfirmarRegionalDialog,
);
// Only for the staff.
const ElegirEmpresa = later(
  async () => (await import('#blocks/elegir-empresa/ElegirEmpresaDialog.tsx')).ElegirEmpresaDialog,
);
const deLaCaja: readonly (TipoUsuario | null)[] = ['INTERNO', 'INTERNO_EXTERNO'];
const IdentidadDialog = later(async () => (await import('#blocks/identidad/IdentidadDialog.tsx')).IdentidadDialog);

/** The step of a new notice before its form opens. */
export type Paso =
  | 'borrador'
  | 'espera'
  | 'regional'
  | 'empresa'
  | 'antes'
  | 'persona'
  | 'identidad'
  | 'comprobando'
  | 'despues';

interface PasoPrevioProps {
  readonly paso: Paso;
  readonly definition: NovedadDefinition;
  /** The company of the notice; 0 while the staff have not chosen it. */
  readonly idEmpresa: number;
  /** What was typed in the search, if it found nobody. */
  readonly escrito: DatosForm | undefined;
  /** The form of the chosen person, for the notice's own dialog. */
  readonly reunido: NovedadForm | null;
  readonly on: {
    readonly paso: (paso: Paso) => void;
    readonly elegida: (elegida: PersonaElegida) => void;
    readonly previo: (previo: Previo) => void;
    readonly empresa: (idEmpresa: number) => void;
    /** The person is new to the fund; what was typed in the search goes on with them. */
    readonly nueva: (escrito: DatosForm) => void;
    readonly completo: (form: NovedadForm) => void;
    readonly salir: () => void;
  };
}

/**
 * The dialog a new notice waits for, if any: the regional, for staff the company, the notice's dialog before the search, the person, its
 * dialog after it.
 */
export function PasoPrevio({ paso, definition, idEmpresa, escrito, reunido, on }: PasoPrevioProps) {
  const { buscarEn, busqueda, partes: { Antes, Despues } = {} } = definition;
  const { user } = session.getState();
  const trasEmpresa = Antes ? 'antes' : 'persona';
  // For an insured person, the search finds only their own family (decision 59).
  const propios = rolActual() === 'asegurado';
  switch (paso) {
    case 'regional':
      return (
        <ConfirmarRegional
          idRegional={user?.id_regional ?? 0}
          onConfirm={() => on.paso(idEmpresa === 0 && rolActual() === 'personal' ? 'empresa' : trasEmpresa)}
          onCancel={on.salir}
        />
      );
    case 'empresa':
      return (
        <ElegirEmpresa
          conPasivos={buscarEn === 'empresa'}
          onDone={(elegida) => {
            on.empresa(elegida);
            on.paso(trasEmpresa);
          }}
          onClose={on.salir}
        />
      );
    case 'antes':
      return Antes ? (
        <Antes
          idEmpresa={idEmpresa}
          onDone={(previo) => {
            on.previo(previo);
            on.paso('persona');
          }}
          onClose={on.salir}
        />
      ) : null;
    case 'persona':
      return (
        <BuscarPersona
          {...(busqueda?.titulo ? { title: busqueda.titulo } : {})}
          {...(busqueda?.rol ? { rol: busqueda.rol } : {})}
          idEmpresa={buscarEn === 'empresa' && !propios ? idEmpresa : 0}
          onSelect={(persona) => on.elegida({ persona, nueva: null })}
          onClose={on.salir}
          {...(buscarEn === 'poblacion' && !propios ? { alCrear: on.nueva } : {})}
        />
      );
    case 'identidad':
      return (
        <IdentidadDialog
          // Staff, also for a company, see what the internal search shows (spec R 2.3).
          uso={deLaCaja.includes(tipoUsuarioActual()) ? 'interno' : 'externo'}
          {...(escrito ? { inicial: escrito } : {})}
          creacionManual
          onSelect={on.elegida}
          onClose={() => on.paso('persona')}
        />
      );
    case 'despues':
      return Despues && reunido ? <Despues form={reunido} onDone={on.completo} onClose={on.salir} /> : null;
    default:
      return null;
  }
}
