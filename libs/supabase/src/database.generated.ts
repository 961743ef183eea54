// Generated from supabase/migrations by `npm run generate:types`. Do not edit.

export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  // Allows to automatically instantiate createClient with right options
  // instead of createClient<Database, { PostgrestVersion: 'XX' }>(URL, KEY)
  __InternalSupabase: {
    PostgrestVersion: "13.0.5"
  }
  public: {
    Tables: {
      chat_settings: {
        Row: {
          always_open: boolean
          closes_at: string
          only_row: boolean
          opens_at: string
        }
        Insert: {
          always_open?: boolean
          closes_at?: string
          only_row?: boolean
          opens_at?: string
        }
        Update: {
          always_open?: boolean
          closes_at?: string
          only_row?: boolean
          opens_at?: string
        }
        Relationships: []
      }
      coins: {
        Row: {
          amount: number
          current_discount: number
          current_discount_expires: string | null
          daily_count: number
          last_updated: string | null
          user_id: string
        }
        Insert: {
          amount?: number
          current_discount?: number
          current_discount_expires?: string | null
          daily_count?: number
          last_updated?: string | null
          user_id: string
        }
        Update: {
          amount?: number
          current_discount?: number
          current_discount_expires?: string | null
          daily_count?: number
          last_updated?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "coins_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: true
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      message_tombstones: {
        Row: {
          deleted_at: string
          message_id: string
          seq: number
        }
        Insert: {
          deleted_at: string
          message_id: string
          seq: number
        }
        Update: {
          deleted_at?: string
          message_id?: string
          seq?: number
        }
        Relationships: []
      }
      messages: {
        Row: {
          avatar: string | null
          client_id: string
          created_at: string
          email: string | null
          id: string
          moderator: boolean
          reply_to: string | null
          seq: number
          text: string
          user_id: string
          username: string
          verified: boolean
        }
        Insert: {
          avatar?: string | null
          client_id?: string
          created_at?: string
          email?: string | null
          id?: string
          moderator?: boolean
          reply_to?: string | null
          seq?: number
          text: string
          user_id?: string
          username?: string
          verified?: boolean
        }
        Update: {
          avatar?: string | null
          client_id?: string
          created_at?: string
          email?: string | null
          id?: string
          moderator?: boolean
          reply_to?: string | null
          seq?: number
          text?: string
          user_id?: string
          username?: string
          verified?: boolean
        }
        Relationships: [
          {
            foreignKeyName: "messages_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      profiles: {
        Row: {
          avatar: string | null
          banner: string | null
          base_name: string
          bio: string
          created_at: string
          email: string | null
          id: string
          username: string
          verified: boolean
        }
        Insert: {
          avatar?: string | null
          banner?: string | null
          base_name: string
          bio?: string
          created_at?: string
          email?: string | null
          id: string
          username: string
          verified?: boolean
        }
        Update: {
          avatar?: string | null
          banner?: string | null
          base_name?: string
          bio?: string
          created_at?: string
          email?: string | null
          id?: string
          username?: string
          verified?: boolean
        }
        Relationships: []
      }
      staff: {
        Row: {
          role: string
          source: string
          user_id: string
        }
        Insert: {
          role: string
          source?: string
          user_id: string
        }
        Update: {
          role?: string
          source?: string
          user_id?: string
        }
        Relationships: []
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      claim_coin: {
        Args: never
        Returns: Json
      }
      consume_captcha: {
        Args: { digest: string; expires_at: string }
        Returns: boolean
      }
      ensure_profile: {
        Args: never
        Returns: Json
      }
      is_admin: {
        Args: never
        Returns: boolean
      }
      is_moderator: {
        Args: never
        Returns: boolean
      }
      my_wallet: {
        Args: never
        Returns: {
          amount: number
          current_discount: number
          current_discount_expires: string | null
          daily_count: number
          last_updated: string | null
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "coins"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      sync_profile: {
        Args: never
        Returns: Json
      }
      take_rate: {
        Args: { bucket: string; max: number; seconds: number; subject: string }
        Returns: boolean
      }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {},
  },
} as const
