import { Button } from '#ui/buttons/Button.tsx';
import { useBusy } from '#ui/buttons/useBusy.ts';
import { toast } from '#ui/feedback/toast.ts';
import { Icon, type IconName } from '#ui/icons/Icon.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { download } from '#ui/table/exportTable.ts';
import { prepararMessages as textos } from './messages.ts';
import { SinListas } from './sinListas.ts';

type Formato = 'xlsx' | 'csv';

/** Lines with an icon before each. */
function Lineas({ lineas }: { lineas: readonly (readonly [icono: IconName, linea: string])[] }) {
  return (
    <ul className="importar-lineas">
      {lineas.map(([icono, linea]) => (
        <li key={linea}>
          <Icon name={icono} />
          <span>{linea}</span>
        </li>
      ))}
    </ul>
  );
}

function Bajar({
  formato,
  etiqueta,
  hacer,
}: {
  formato: Formato;
  etiqueta: string;
  hacer: (formato: Formato) => Promise<Blob>;
}) {
  const [busy, during] = useBusy();
  const bajar = async () => {
    try {
      download(await hacer(formato), `${textos.plantillaNombre}.${formato}`);
    } catch (error) {
      // The lists of the template come from the services; the screen says which could not be read.
      if (!(error instanceof SinListas)) throw error;
      toast.error(textos.plantillaFalla);
    }
  };
  return (
    <Button icon="download" busy={busy} onClick={() => void during(bajar)}>
      {etiqueta}
    </Button>
  );
}

/** Beside step 1: the template and its five rules, what else is read, and what becomes of the data. */
export function Explicacion({ plantilla }: { readonly plantilla: (formato: Formato) => Promise<Blob> }) {
  return (
    <div className="importar-pila">
      <Card title={textos.plantilla}>
        <p className="importar-tenue">{textos.plantillaQue}</p>
        <div className="importar-actos">
          <Bajar formato="xlsx" etiqueta={textos.excel} hacer={plantilla} />
          <Bajar formato="csv" etiqueta={textos.csv} hacer={plantilla} />
        </div>
        <Lineas lineas={textos.explicacion.map((linea) => ['info', linea] as const)} />
      </Card>
      <Card title={textos.tambien}>
        <Lineas lineas={textos.tambienQue.map((linea) => ['check', linea] as const)} />
      </Card>
      <Card title={textos.susDatos}>
        <Lineas
          lineas={[
            ['lock', textos.noViaja],
            ['trash', textos.cifrada],
          ]}
        />
      </Card>
    </div>
  );
}
