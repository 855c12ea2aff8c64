import type { Icon as TablerIcon } from "@tabler/icons-react";

export const PlaceIcon = ({ icon: Icon, size = 22 }: { icon: TablerIcon; size?: number }) => (
  <Icon size={size} stroke={1.7} aria-hidden="true" />
);
