import { brand } from '@portal/brand';
import { CopyButton } from '@portal/ui';
import { InfoPage } from '../InfoPage';

/** Address with port, as the game wants it (OP-141). */
const ADDRESS = `${brand.minecraft.host}:${brand.minecraft.port}`;

export function MinecraftPage() {
  return (
    <InfoPage title="Minecraft server" lead="Survival, dungeons and company.">
      <p>
        Server address: <code>{ADDRESS}</code>
      </p>
      <CopyButton text={ADDRESS}>Copy IP</CopyButton>
    </InfoPage>
  );
}
