import { Link } from 'react-router-dom';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { edadDe } from '#engine/family/edad.ts';
import type { LoadedNovedad } from '#engine/notice/cargarNovedad.ts';
import { esperaDesde } from '#engine/review/esperas.ts';
import { cleanDate, type IsoDate, toLocalDate } from '#lib/dates.ts';
import { pathTo } from '#lib/routes.ts';
import { fold, tidy } from '#lib/texts.ts';
import { diasDe, esperaMucho, tipoEnPalabras } from './filas.ts';
import { revisionMessages as textos } from './messages.ts';

interface CabezaProps {
  /** Its row in the queue; null if it is not there. */
  readonly row: FilaNovedad | null;
  /** null while it loads: the row already says the name. */
  readonly loaded: LoadedNovedad | null;
  readonly day: IsoDate;
  /** How the notice's form is opened; null if its type has none. */
  readonly formulario: { readonly to: string; readonly remember: () => void } | null;
}

/** Document, age, clinical history and insured number, as far as they are known. */
function identidad(row: FilaNovedad | null, loaded: LoadedNovedad | null): string {
  const { BasePersonas: p, SegurosPacientes: s } = loaded?.form ?? {};
  const own = [p?.NumeroDocumento, p?.ComplementoDocumento].filter(Boolean).join('-');
  const documento = own || row?.NumeroDocumento;
  const matricula = s?.MatriculaBeneficiario || s?.MatriculaTitular;
  return [
    documento ? `${textos.carnet} ${documento}` : '',
    p ? edadDe(p) : '',
    s?.HistoriaClinica ? `${textos.historia} ${s.HistoriaClinica}` : '',
    matricula ? `${textos.matricula} ${matricula}` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The kind of the notice, and the services' own name for it if that says more. */
function clase(row: FilaNovedad | null): string {
  if (!row) return '';
  const [kind, name] = [tipoEnPalabras(row), tidy(row.Novedad)];
  return fold(name).startsWith(fold(kind)) ? name : [kind, name].filter(Boolean).join(' · ');
}

/** Who the notice is about, and which notice it is. The heading gets the focus when another notice comes into view. */
export function Cabeza({ row, loaded, day, formulario }: CabezaProps) {
  const novedad = loaded?.form.SegurosPersonasNovedad;
  const idPersona = loaded?.form.BasePersonas.IdPersona ?? row?.IdPersona ?? 0;
  const aviso = textos.aviso(novedad?.NumeroDocumento || row?.NumeroNovedad || '');
  const declarado = row ? esperaDesde(row) : cleanDate(novedad?.FechaDeclaracion);
  return (
    <header className="mesa-cabeza">
      <div className="mesa-quien">
        <h1 tabIndex={-1}>{row?.NombreCompleto ?? loaded?.form.BasePersonas.NombreCompleto ?? textos.titulo}</h1>
        {idPersona > 0 ? <Link to={pathTo('persona-carpeta', { persona: idPersona })}>{textos.carpeta}</Link> : null}
        <p className="mesa-identidad">{identidad(row, loaded) || ' '}</p>
      </div>
      <dl className="mesa-datos">
        <div>
          <dt>
            {formulario ? (
              <Link to={formulario.to} onClick={formulario.remember} aria-label={textos.formularioDe(aviso)}>
                {aviso}
              </Link>
            ) : (
              aviso
            )}
          </dt>
          <dd>{clase(row) || loaded?.estadoNombre}</dd>
        </div>
        {row ? (
          <div>
            <dt>{textos.empresa}</dt>
            <dd>{row.Empresa || '—'}</dd>
          </div>
        ) : null}
        <div>
          <dt>{textos.declarado}</dt>
          <dd>{toLocalDate(declarado) || '—'}</dd>
        </div>
        {row ? (
          <div>
            <dt>{textos.espera}</dt>
            <dd className={esperaMucho(row, day) ? 'mesa-mucho' : ''}>{textos.dias(diasDe(row, day))}</dd>
          </div>
        ) : (
          <div>
            <dt>{textos.estado}</dt>
            <dd>{loaded?.estadoNombre || '—'}</dd>
          </div>
        )}
      </dl>
    </header>
  );
}
